import { chakra, Stack } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { useSession } from '../../ports/hooks/hooks.ts';
import { usePorts } from '../../ports/ports.tsx';
import { type Restored, undoRestore, restoreCopy } from '../../sync/outbox/restore-copy.ts';
import { BusyMark } from '../../ui/busy-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Hint, Input, Label } from '../../ui/form/control.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Found, readImport } from './read-import.ts';
import type { Words } from './words.ts';
import { WordsNotice } from './words-notice.tsx';

const Lines = chakra('ul', { base: { listStyleType: 'disc', ps: '5', fontSize: 'sm' } });
const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

const FAILED: Words = {
  tone: 'error',
  text: 'This device could not keep all of it. Free some space, then import the file again: nothing comes twice.',
};
const DONE: Words = { tone: 'success', text: 'Imported.' };
const UNDONE: Words = { tone: 'info', text: 'The import was taken back.' };

type Step =
  | { readonly kind: 'choose' | 'reading' | 'importing' }
  | { readonly kind: 'preview'; readonly found: Found }
  | { readonly kind: 'done'; readonly restored: Restored };

function Preview(props: { found: Found; onImport: () => void; onCancel: () => void }) {
  const { title, lines, notes, isOfOtherAccount, isNothing } = props.found;
  return (
    <Stack gap="3" role="region" aria-label="In this file">
      <p>{title}</p>
      {lines.length === 0 ? null : (
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {isNothing ? <Notice role="status">All of it is on this device already.</Notice> : null}
      {isOfOtherAccount && !isNothing ? (
        <Notice role="status" tone="warning">
          This file is from another account. Are these entries your own? They become part of this account and
          cannot be told apart from yours later.
        </Notice>
      ) : null}
      <Stack direction="row" gap="3" flexWrap="wrap">
        {isNothing ? null : (
          <Button onClick={props.onImport}>{isOfOtherAccount ? 'Yes, import my entries' : 'Import'}</Button>
        )}
        <Button look="outline" onClick={props.onCancel}>
          {isNothing ? 'Close' : 'Cancel'}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Brings an export of this app, or the log of another one, back to this device, with a look at it before. */
export function ImportData() {
  const id = useId();
  const { device, sync, ids, clock } = usePorts();
  const session = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [words, setWords] = useState<Words | null>(null);
  if (session === null) return null;

  const back = (said: Words | null): void => {
    if (picker.current !== null) picker.current.value = '';
    setStep({ kind: 'choose' });
    setWords(said);
  };
  const db = () => device.open(session.memberId);

  const look = async (file: File): Promise<void> => {
    setWords(null);
    setStep({ kind: 'reading' });
    const found = await readImport(file, db(), session.extensions);
    if (found.ok) setStep({ kind: 'preview', found: found.value });
    else back({ tone: 'error', text: found.error });
  };
  const bring = async ({ restoration }: Found): Promise<void> => {
    setStep({ kind: 'importing' });
    const travels = session.extensions.includes('journal');
    const parts = { nextId: ids.next, now: clock.now(), travels };
    const restored = await restoreCopy(db(), sync, restoration, parts);
    void sync.sendNow();
    if (!restored.ok) return back(FAILED);
    back(DONE);
    setStep({ kind: 'done', restored: restored.value });
  };
  const takeBack = async (restored: Restored): Promise<void> => {
    const undone = await undoRestore(db(), restored, { nextId: ids.next, now: clock.now() });
    void sync.sendNow();
    back(undone.ok ? UNDONE : FAILED);
  };

  const isBusy = step.kind === 'reading' || step.kind === 'importing';
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardTitle id={`${id}-title`} mb="2">
        Import
      </CardTitle>
      <Stack gap="4">
        <div>
          <Label htmlFor={id}>A file to import</Label>
          <Input
            ref={picker}
            id={id}
            type="file"
            py="3"
            accept=".json,.csv,.xml,application/json,text/csv,text/xml"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined) void look(file);
            }}
          />
          <Hint>Your export from Sorrel. You see what is in it first. It works without a connection.</Hint>
        </div>
        {isBusy ? (
          <p role="status">
            <BusyMark /> {step.kind === 'reading' ? 'Reading the file...' : 'Importing...'}
          </p>
        ) : null}
        {step.kind === 'preview' ? (
          <Preview found={step.found} onImport={() => void bring(step.found)} onCancel={() => back(null)} />
        ) : null}
        <WordsNotice words={words} />
        {step.kind === 'done' ? (
          <Button look="outline" alignSelf="flex-start" onClick={() => void takeBack(step.restored)}>
            Undo the import
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
