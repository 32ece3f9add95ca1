import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageRow } from '../../data/stored-rows.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { AnsweringBubble, Bubble } from './bubble.tsx';
import type { Outgoing } from './outgoing.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';

const Frame = chakra('div', {
  base: { position: 'relative', flex: '1', minH: 0, display: 'flex', flexDirection: 'column' },
});
const Scroll = chakra('div', {
  base: {
    flex: '1',
    minH: 0,
    overflowY: 'auto',
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    px: { base: '4', md: '5' },
    py: '4',
    _focusVisible: { outlineOffset: '-3px' },
  },
});
const List = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', width: '100%', mt: 'auto' },
});
const Jump = chakra('div', {
  base: { position: 'absolute', insetInline: 0, bottom: '3', display: 'flex', justifyContent: 'center' },
});
const Fate = chakra('span', { variants: { refused: { true: { color: 'tomato-ink', fontWeight: 600 } } } });

/** The conversation, newest at the bottom. */
export function ChatLog(props: {
  messages: readonly MessageRow[];
  outgoing: readonly Outgoing[];
  /** How many older ones are not shown. */
  earlier: number;
  onShowEarlier: () => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  children?: ReactNode;
}) {
  const { messages, outgoing } = props;
  const answering = outgoing.some(({ sending }) => sending);
  const lastOwn = outgoing.at(-1)?.id ?? '';
  const newest = `${messages.at(-1)?.id ?? ''} ${outgoing.map(({ id, fate }) => `${id} ${fate}`).join()} ${answering}`;
  const { box, away, onScroll, toNewest } = usePinnedScroll(newest, lastOwn, messages[0]?.id ?? '');
  return (
    <Frame>
      <Scroll ref={box} tabIndex={0} role="region" aria-label="Conversation" onScroll={onScroll}>
        {props.earlier === 0 ? null : (
          <Button look="quiet" size="sm" alignSelf="center" mb="3" onClick={props.onShowEarlier}>
            Show earlier messages ({props.earlier})
          </Button>
        )}
        {props.children}
        <List>
          {messages.map(({ id, role, text, at }) => (
            <Bubble key={id} from={role} text={text} at={at} />
          ))}
          {outgoing.map(({ id, text, at, fate, refused }) => (
            <Bubble
              key={id}
              from="user"
              text={text}
              at={at}
              pending
              below={
                <>
                  <Fate refused={refused}>{fate}</Fate>
                  {refused ? (
                    <chakra.span display="flex" gap="4" justifyContent="flex-end">
                      <TextButton tall onClick={() => props.onRetry(id)}>
                        Try again
                      </TextButton>
                      <TextButton tall onClick={() => props.onDiscard(id)}>
                        Remove
                      </TextButton>
                    </chakra.span>
                  ) : null}
                </>
              }
            />
          ))}
          {answering ? <AnsweringBubble /> : null}
        </List>
      </Scroll>
      {away ? (
        <Jump>
          <Button size="sm" boxShadow="card" onClick={toNewest}>
            <ArrowDown size={18} aria-hidden="true" />
            Jump to newest
          </Button>
        </Jump>
      ) : null}
    </Frame>
  );
}
