import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { deleteCalendarFeed, getCalendarFeed, makeCalendarFeed } from '../../../contract/calendar.ts';
import { storeMemberSetting } from '../../../device/db/settings.ts';
import { stored } from '../../../device/db/storage.ts';
import { useOnline, useSession } from '../../../device/hooks/hooks.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { dayAndMonth } from '../../../domain/calendar/day-words.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { copyText } from '../../../ui/browser/copy-text.ts';
import { Input, Label } from '../../../ui/form/control.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import type { Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';
import { timeZoneHere } from './time-zone-here.ts';

const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });
const Text = chakra('p', { base: { maxWidth: '60ch' } });

const FAILED = 'That did not work. Please try again.';
const SENTENCES: Partial<Readonly<Record<AppError['kind'], string>>> = {
  offline: 'You are offline. This needs a connection.',
  timeout: 'We do not know if this worked. Please try again.',
  unauthorized: 'Please sign in again. Nothing you entered is lost.',
};
const failedWords = ({ kind }: AppError): Words => ({ tone: 'error', text: SENTENCES[kind] ?? FAILED });

const MADE: Words = {
  tone: 'success',
  text: 'Here is the address. It is shown only now: copy it, or open it.',
};
const COPIED: Words = { tone: 'success', text: 'Copied. Paste it where your calendar says "Subscribe".' };
const NOT_COPIED: Words = { tone: 'error', text: 'This browser cannot copy. Select the address instead.' };
const REMOVED: Words = { tone: 'success', text: 'Removed. The address no longer works.' };

const QUESTIONS = {
  renew: {
    title: 'Renew the address?',
    text: 'The old address stops working. Calendars that use it have to subscribe again.',
    yes: 'Renew it',
  },
  remove: {
    title: 'Remove the address?',
    text: 'It stops working, and calendars that use it get nothing new.',
    yes: 'Remove it',
  },
} as const;
type Question = keyof typeof QUESTIONS;

/** The member's feed: what this device knows of it, asked anew whenever there is a network and a token. */
const useFeed = (say: (words: Words) => void) => {
  const { api, device, mediaUrl } = usePorts();
  const online = useOnline();
  const session = useSession();
  const memberId = session?.memberId ?? '';
  const access = session?.access ?? null;
  const known = useMemberSetting('calendarFeed');
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (access === null || !online) return;
    const db = device.open(memberId);
    void stored(db, async () => {
      const answer = await api.call(getCalendarFeed, { onBehalfOf: memberId });
      if (answer.ok) await storeMemberSetting(db, 'calendarFeed', { madeAt: answer.value.made_at });
    });
  }, [api, device, memberId, access, online]);

  return {
    online,
    address,
    madeAt: known.value?.madeAt ?? null,
    isLoading: known.value === undefined,
    make: async (): Promise<void> => {
      const answer = await api.call(makeCalendarFeed, { onBehalfOf: memberId });
      if (!answer.ok) return say(failedWords(answer.error));
      await known.set({ madeAt: answer.value.made_at });
      setAddress(`${mediaUrl(answer.value.path)}?${new URLSearchParams({ tz: timeZoneHere() })}`);
      say(MADE);
    },
    remove: async (): Promise<void> => {
      const answer = await api.call(deleteCalendarFeed, { onBehalfOf: memberId });
      if (!answer.ok) return say(failedWords(answer.error));
      await known.set({ madeAt: null });
      setAddress(null);
      say(REMOVED);
    },
  };
};

function Ask(props: { question: Question; onYes: () => void; onClose: () => void }) {
  const { title, text, yes } = QUESTIONS[props.question];
  return (
    <Modal title={title} onClose={props.onClose}>
      <Stack gap="5">
        <Text>{text}</Text>
        <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
          <Button look="outline" onClick={props.onClose}>
            Cancel
          </Button>
          <Button onClick={props.onYes}>{yes}</Button>
        </Flex>
      </Stack>
    </Modal>
  );
}

function Address(props: { address: string; onCopied: (copied: boolean) => void }) {
  const id = useId();
  const { address } = props;
  return (
    <>
      <div>
        <Label htmlFor={id}>Your calendar address</Label>
        <Input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
      </div>
      <Flex gap="3" flexWrap="wrap">
        <Button onClick={() => void copyText(address).then(props.onCopied)}>Copy the address</Button>
        <ButtonLink look="outline" href={address.replace(/^https?:/, 'webcal:')}>
          Open in this device's calendar
        </ButtonLink>
      </Flex>
    </>
  );
}

/** An address that calendars subscribe to, on a backend that declares `calendar`. It needs a network. */
export function CalendarFeed() {
  const id = useId();
  const [words, say] = useState<Words | null>(null);
  const [question, ask] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  const feed = useFeed(say);
  const { online, address, madeAt } = feed;

  const run = async (work: () => Promise<void>): Promise<void> => {
    ask(null);
    say(null);
    setBusy(true);
    await work();
    setBusy(false);
  };
  const disabled = busy || !online || feed.isLoading;

  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} mb="2">
        A calendar that follows your plan
      </CardTitle>
      <Stack gap="4">
        <Note>
          Your calendar reads a secret address now and then, so a changed meal changes there too. It shows
          your meals, what to start early, and the reminders you switched on for a closed app.
        </Note>
        <Text>
          <strong>Anyone with the address can read the names of your meals and your reminders.</strong> Give
          it to calendars you trust. A new password ends it.
        </Text>
        {online ? null : (
          <Note>
            You are offline. Calendars with the address still work. To change it you need a connection.
          </Note>
        )}
        {address === null ? null : (
          <Address address={address} onCopied={(copied) => say(copied ? COPIED : NOT_COPIED)} />
        )}
        {madeAt === null ? (
          <Button
            look="outline"
            alignSelf="flex-start"
            disabled={disabled}
            onClick={() => void run(feed.make)}
          >
            Make an address
          </Button>
        ) : (
          <>
            <Note>
              On since {dayAndMonth(madeAt.slice(0, 10))}. The server cannot show the address again. For
              another device, keep a copy or renew it. If you renew it, the old address stops working.
            </Note>
            <Flex gap="3" flexWrap="wrap">
              <Button look="outline" disabled={disabled} onClick={() => ask('renew')}>
                Renew
              </Button>
              <Button look="outline" disabled={disabled} onClick={() => ask('remove')}>
                Remove
              </Button>
            </Flex>
          </>
        )}
        <WordsNotice words={words} />
      </Stack>
      {question === null ? null : (
        <Ask
          question={question}
          onClose={() => ask(null)}
          onYes={() => void run(question === 'renew' ? feed.make : feed.remove)}
        />
      )}
    </Card>
  );
}
