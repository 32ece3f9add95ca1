import { chakra } from '@chakra-ui/react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useStoredDraft } from '../../device/hooks/stored-draft.ts';
import { CHAT_MESSAGE_MAX } from '../../domain/constants.ts';
import { sentenceFor } from '../../domain/error-catalogue.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';
import { TextArea } from '../../ui/form/control.tsx';
import { FormNews } from '../../ui/form/form-news.tsx';
import { Button } from '../../ui/show/button.tsx';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '2',
    p: '3',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
  },
});
const Suggestions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mb: '1' } });
const Line = chakra('div', { base: { display: 'flex', gap: '2', alignItems: 'flex-end' } });

const readDraft = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

const tooLong = (length: number): string =>
  `A message can have ${CHAT_MESSAGE_MAX} characters at most; this one has ${length}.`;

/** The field for a question. Its text survives a reload, and every failure. */
export function Composer(props: {
  /** Questions to send with one tap. */
  suggestions: readonly string[];
  /** `isFromBox`: what was typed, whose draft ends with it. */
  onSend: (message: string, isFromBox: boolean) => Promise<Result<string, AppError>>;
}) {
  const draft = useStoredDraft('chat', readDraft);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  /** True where the message is kept on the device, to be sent. */
  const send = async (message: string, isFromBox: boolean): Promise<boolean> => {
    if (message === '' || sending.current) return false;
    if (message.length > CHAT_MESSAGE_MAX) {
      setError(tooLong(message.length));
      return false;
    }
    sending.current = true;
    if (isFromBox) await draft?.written();
    const kept = await props.onSend(message, isFromBox);
    sending.current = false;
    setError(kept.ok ? null : sentenceFor('chat', kept.error));
    return kept.ok;
  };
  const sendDraft = async (): Promise<void> => {
    if (draft === null || !(await send(draft.values.trim(), true))) return;
    const typed = box.current?.value ?? '';
    draft.change(typed.startsWith(draft.values) ? typed.slice(draft.values.length) : typed);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void sendDraft();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a character is being composed, Enter only chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void sendDraft();
  };

  return (
    <Form onSubmit={submit}>
      <FormNews unsaved={draft?.unsaved ?? false} status={null} error={error} />
      {props.suggestions.length === 0 ? null : (
        <Suggestions>
          {props.suggestions.map((question) => (
            <Button key={question} look="outline" size="sm" onClick={() => void send(question, false)}>
              {question}
            </Button>
          ))}
        </Suggestions>
      )}
      <Line>
        <label htmlFor={id} className="visually-hidden">
          Your question
        </label>
        <TextArea
          id={id}
          ref={box}
          rows={1}
          minH="50px"
          maxH="9rem"
          resize="none"
          css={{ fieldSizing: 'content' }}
          placeholder="Enter your question..."
          enterKeyHint="send"
          value={draft?.values ?? ''}
          readOnly={draft === null}
          onChange={(event) => draft?.change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" minH="50px" flex="none">
          <SendHorizontal size={20} aria-hidden="true" />
          Send
        </Button>
      </Line>
    </Form>
  );
}
