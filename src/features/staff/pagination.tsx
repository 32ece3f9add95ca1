import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import { pageWindow } from './page-window.ts';
import type { MembersSearch } from './staff-search.ts';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Pages = chakra('ul', {
  base: { display: 'flex', gap: '1', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none', p: 0, m: 0 },
});

/** Real pages with addresses of their own. */
export function Pagination(props: { total: number; page: number; pages: number; search: MembersSearch }) {
  const { total, page, pages, search } = props;
  const to = (target: number) => ({ ...search, page: target });
  const here = { to: '/dashboard/members-list' } as const;
  return (
    <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
      <Muted role="status">
        {groupDigits(total)} {total === 1 ? 'entry' : 'entries'}
        {pages > 1 ? `, page ${groupDigits(page)} of ${groupDigits(pages)}` : ''}
      </Muted>
      {pages === 1 ? null : (
        <nav aria-label="Pages">
          <Pages>
            {page > 1 ? (
              <li>
                <ButtonLink asChild look="quiet" size="icon">
                  <Link {...here} search={to(page - 1)} aria-label="Previous page">
                    <ChevronLeft size={20} aria-hidden="true" />
                  </Link>
                </ButtonLink>
              </li>
            ) : null}
            {pageWindow(page, pages).map((each, at) =>
              each === null ? (
                <li key={`gap-${at < pages / 2 ? 'before' : 'after'}`} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={each}>
                  <ButtonLink asChild look={each === page ? 'primary' : 'quiet'} size="icon">
                    <Link
                      {...here}
                      search={to(each)}
                      aria-label={`Page ${each}`}
                      {...(each === page ? { 'aria-current': 'page' } : {})}
                    >
                      {each}
                    </Link>
                  </ButtonLink>
                </li>
              ),
            )}
            {page < pages ? (
              <li>
                <ButtonLink asChild look="quiet" size="icon">
                  <Link {...here} search={to(page + 1)} aria-label="Next page">
                    <ChevronRight size={20} aria-hidden="true" />
                  </Link>
                </ButtonLink>
              </li>
            ) : null}
          </Pages>
        </nav>
      )}
    </Flex>
  );
}
