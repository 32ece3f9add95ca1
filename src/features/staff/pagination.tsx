import { chakra, Flex } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/show/button.tsx';
import { groupDigits } from '../../ui/show/group-digits.ts';
import { pageWindow } from './page-window.ts';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Pages = chakra('ul', {
  base: { display: 'flex', gap: '1', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none', p: 0, m: 0 },
});

function PageButton({ label, ...props }: { label: string } & ComponentProps<typeof Button>) {
  return (
    <li>
      <Button look="quiet" size="icon" aria-label={label} {...props} />
    </li>
  );
}

export const entriesInWords = (total: number): string =>
  `${groupDigits(total)} ${total === 1 ? 'entry' : 'entries'}`;

/** Page buttons. The page is not in the address, which would stay in the browser's history. */
export function Pagination(props: {
  /** The number of entries, in words. */
  entries: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const { entries, page, pages, onPage } = props;
  return (
    <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
      <Muted role="status">
        {entries}
        {pages > 1 ? `, page ${groupDigits(page)} of ${groupDigits(pages)}` : ''}
      </Muted>
      {pages === 1 ? null : (
        <nav aria-label="Pages">
          <Pages>
            {page > 1 ? (
              <PageButton label="Previous page" onClick={() => onPage(page - 1)}>
                <ChevronLeft size={20} aria-hidden="true" />
              </PageButton>
            ) : null}
            {pageWindow(page, pages).map((each, at) =>
              each === null ? (
                <li key={`gap-${at < pages / 2 ? 'before' : 'after'}`} aria-hidden="true">
                  …
                </li>
              ) : (
                <PageButton
                  key={each}
                  label={`Page ${each}`}
                  onClick={() => onPage(each)}
                  {...(each === page ? { look: 'primary', 'aria-current': 'page' } : {})}
                >
                  {each}
                </PageButton>
              ),
            )}
            {page < pages ? (
              <PageButton label="Next page" onClick={() => onPage(page + 1)}>
                <ChevronRight size={20} aria-hidden="true" />
              </PageButton>
            ) : null}
          </Pages>
        </nav>
      )}
    </Flex>
  );
}
