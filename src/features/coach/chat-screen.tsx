import { chakra, Stack } from '@chakra-ui/react';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useRef } from 'react';
import { useLive } from '../../device/hooks/hooks.ts';
import { readMessageWindow } from '../../device/rows/messages.ts';
import { askedBy, isReply } from '../../domain/coach/chat/messages.ts';
import { withoutFigures } from '../../domain/coach/figures.ts';
import { sentenceFor } from '../../domain/error-catalogue.ts';
import { Button } from '../../ui/show/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { useComfort } from '../../ui/show/comfort.tsx';
import { EmptyState } from '../../ui/show/empty-state.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { ModelChoiceLine, ModelOffer } from './model-choice.tsx';
import { useChat } from './use-chat.ts';
import type { Coach } from './use-coach.ts';
import type { ShownMessages } from './use-conversation.ts';

const QUESTIONS = [
  'What is for dinner today?',
  'How many calories are left today?',
  'How much water is left today?',
  'Swap dinner for something with eggs',
  'What can I cook with what is at home?',
];
const QUESTIONS_WITHOUT_FIGURES = ['What is for dinner today?', 'What is for lunch today?'];

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** A new answer is among these, whichever part of the conversation is shown. */
const NEWEST = 20;

/** The last answer to something asked on this device, once it arrives while the screen is open. */
const useNewReply = (turns: Coach['turns'], hasOwnWords: boolean): string => {
  const messages = useLive((db) => readMessageWindow(db, null, NEWEST), [])?.messages;
  const reply = messages?.findLast(({ id, role, serverId }) => role === 'assistant' && id !== serverId);
  const atOpening = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (messages !== undefined && atOpening.current === undefined) atOpening.current = reply?.id ?? null;
  }, [messages, reply]);
  const isNew = reply !== undefined && atOpening.current !== undefined && atOpening.current !== reply.id;
  const { figures } = useComfort();
  const turn = reply === undefined || !isReply(reply.id) ? undefined : turns?.get(askedBy(reply.id));
  if (!isNew) return '';
  const own = hasOwnWords ? reply.text : '';
  const said = turn === undefined ? reply.text : `${turn.answer.text} ${own}`.trim();
  return `Coach: ${figures ? said : withoutFigures(said)}`;
};

const doNothing = (): void => {};
const NOT_READ: ShownMessages = {
  messages: [],
  total: 0,
  earlier: 0,
  later: 0,
  showEarlier: doNothing,
  showLater: doNothing,
  showFirst: doNothing,
  showNewest: doNothing,
};

export function ChatScreen() {
  const chat = useChat();
  const { shown = NOT_READ } = chat;
  const questions = useComfort().figures ? QUESTIONS : QUESTIONS_WITHOUT_FIGURES;
  const newReply = useNewReply(chat.coach.turns, chat.hasOwnWords);
  const { model, turns } = chat.coach;
  const asked = chat.outgoing.at(-1)?.id ?? askedBy(shown.messages.at(-1)?.id ?? '');
  const said =
    chat.outgoing.at(-1)?.text ?? shown.messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const isOffered =
    model.offered &&
    model.choice === null &&
    asked !== '' &&
    turns?.has(asked) === false &&
    chat.careOf(said) === null;
  const nothing = shown.total === 0 && chat.outgoing.length === 0;
  const waiting = chat.shown === undefined || (nothing && chat.loading);
  return (
    <Stack
      gap="3"
      height={{ base: 'max(24rem, calc(100dvh - 12rem))', lg: 'max(24rem, calc(100dvh - 9.5rem))' }}
    >
      <div>
        <PageHeading title="AI Chat">AI Chat</PageHeading>
        <Muted>It knows your plan. It gives no medical advice.</Muted>
        <ModelChoiceLine model={model} />
      </div>
      <div className="visually-hidden" role="status">
        {newReply}
      </div>
      <Card p="0" flex="1" minH="0" display="flex" flexDirection="column" overflow="hidden" aria-label="Chat">
        <ChatLog
          shown={shown}
          outgoing={chat.outgoing}
          careOf={chat.careOf}
          hasOwnWords={chat.hasOwnWords}
          coach={chat.coach}
          onSend={(message) => void chat.send(message, false)}
          onRetry={chat.retry}
          onDiscard={chat.discard}
          after={isOffered ? <ModelOffer model={model} /> : null}
        >
          {chat.loadError === null ? null : (
            <Notice role="status" tone="warning" mb="3">
              {sentenceFor('loadChat', chat.loadError)}{' '}
              <Button look="quiet" size="sm" onClick={chat.reload}>
                Try again
              </Button>
            </Notice>
          )}
          {waiting ? (
            <Stack gap="4" aria-hidden="true">
              <Skeleton height="64px" width="70%" />
              <Skeleton height="44px" width="55%" alignSelf="flex-end" />
              <Skeleton height="88px" width="75%" />
            </Stack>
          ) : null}
          {nothing && !waiting ? (
            <EmptyState
              art={
                <chakra.span color="leaf">
                  <MessageCircle size={48} aria-hidden="true" />
                </chakra.span>
              }
              title="Ask your coach"
            >
              About your meals, foods and the day, or tell it what to change: it shows you first, and nothing
              changes before you tap on Apply. It works without a connection; what it cannot answer waits
              here.
            </EmptyState>
          ) : null}
        </ChatLog>
        <Composer suggestions={nothing && !waiting ? questions : []} onSend={chat.send} />
      </Card>
    </Stack>
  );
}
