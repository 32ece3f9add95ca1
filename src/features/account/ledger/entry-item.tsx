import { chakra } from '@chakra-ui/react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Button } from '../../../ui/show/button.tsx';
import { changeIcon } from './kinds.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerCommands } from './use-ledger-commands.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '3',
    py: '4',
    '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  },
});
const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'md',
    bg: 'water-soft',
    color: 'water-ink',
    '[data-state=refused] > &': { bg: 'tomato-soft', color: 'tomato-ink' },
  },
});
const Title = chakra('h3', { base: { fontSize: 'md', fontWeight: 650, lineHeight: 1.3 } });
const Detail = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Line = chakra('p', { base: { fontSize: 'sm', mt: '1' } });
const Actions = chakra('div', {
  base: { gridColumn: { base: '1 / -1', md: '2' }, display: 'flex', gap: '2', flexWrap: 'wrap' },
});

/** One change: what it is, how it fares, what happens next, what can be done. */
export function EntryItem(props: {
  entry: LedgerEntry;
  commands: Pick<LedgerCommands, 'edit' | 'copy'>;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const { entry, commands } = props;
  const Icon = entry.kind === null ? CircleQuestionMark : changeIcon(entry.kind);
  const { title, detail } = entry.name;
  const about = (verb: string): string => `${verb}: ${title}`;
  return (
    <Row data-state={entry.state}>
      <Plate>
        <Icon size={22} aria-hidden="true" />
      </Plate>
      <div>
        <Title>{title}</Title>
        {detail === null ? null : <Detail>{detail}</Detail>}
        {entry.isPrivate ? <Detail>Encrypted on this device</Detail> : null}
        {entry.why === null ? null : (
          <Line>{[entry.why, entry.advice].filter((part) => part !== null).join(' ')}</Line>
        )}
        {entry.said === null ? null : <Line color="muted">The server said: “{entry.said}”</Line>}
        {entry.state === 'refused' ? null : <Line color="muted">{entry.next}</Line>}
      </div>
      {entry.state === 'sending' || entry.kind === null ? null : (
        <Actions>
          {entry.canRetry ? (
            <Button look="outline" size="sm" aria-label={about('Try again')} onClick={props.onRetry}>
              Try again
            </Button>
          ) : null}
          {entry.editAt === null ? null : (
            <Button look="outline" size="sm" aria-label={about('Edit')} onClick={() => commands.edit(entry)}>
              Edit
            </Button>
          )}
          {entry.canCopy ? (
            <Button
              look="quiet"
              size="sm"
              px="3"
              aria-label={about('Copy')}
              onClick={() => commands.copy(entry)}
            >
              Copy
            </Button>
          ) : null}
          {entry.canDiscard ? (
            <Button
              look="quiet"
              size="sm"
              px="3"
              color="tomato-ink"
              aria-label={about('Discard')}
              onClick={props.onDiscard}
            >
              Discard
            </Button>
          ) : null}
        </Actions>
      )}
    </Row>
  );
}
