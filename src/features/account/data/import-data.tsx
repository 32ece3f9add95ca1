import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useSession } from '../../../device/hooks/hooks.ts';
import { useUnits } from '../../../device/hooks/use-units.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { LogAnswers } from '../../../device/restore/foreign-restoration.ts';
import { type Restored, restoreCopy, undoRestore } from '../../../device/restore/restore-copy.ts';
import type { Result } from '../../../terms/result.ts';
import { Hint, Input, Label } from '../../../ui/form/control.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import type { Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';
import { type Found, foundInLog, readImport } from './read-import.ts';

const Lines = chakra('ul', { base: { listStyleType: 'disc', ps: '5', fontSize: 'sm' } });
const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

const FAILED: Words = {
  tone: 'error',
  text: 'This device could not save all of it. Free some space, then import the file again. Nothing is added twice.',
};
const DONE: Words = { tone: 'success', text: 'Imported.' };
const NOT_UNDONE: Words = {
  tone: 'error',
  text: 'This device could not undo the import. Please try again.',
};
const UNDONE: Words = { tone: 'info', text: 'The import was undone.' };

type Step =
  | { readonly kind: 'choose' | 'reading' | 'importing' }
  | { readonly kind: 'preview'; readonly found: Found; readonly file: File }
  | { readonly kind: 'done'; readonly restored: Restored };

function Preview(props: { found: Found; onImport: () => void; onCancel: () => void; children: ReactNode }) {
  const { title, lines, notes, isOfOtherAccount, isNothing, canImport } = props.found;
  return (
    <Stack gap="3" role="region" aria-label="In this file">
      <p>{title}</p>
      {props.children}
      {lines.length === 0 ? null : (
        <Figure>
          <Lines>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        </Figure>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {isNothing ? <Notice role="status">All of it is on this device already.</Notice> : null}
      {isOfOtherAccount && !isNothing ? (
        <Notice role="status" tone="warning">
          This file is from another account. Are these entries your own? They become part of this account, and
          you cannot separate them later.
        </Notice>
      ) : null}
      <Stack direction="row" gap="3" flexWrap="wrap">
        {canImport ? (
          <Button onClick={props.onImport}>{isOfOtherAccount ? 'Yes, import my entries' : 'Import'}</Button>
        ) : null}
        <Button look="outline" onClick={props.onCancel}>
          {isNothing ? 'Close' : 'Cancel'}
        </Button>
      </Stack>
    </Stack>
  );
}

function Questions({ found, onChoose }: { found: Found; onChoose: (answers: LogAnswers) => void }) {
  return found.questions.map(({ text, legend, options, value, choose }) => (
    <Stack key={legend} gap="2">
      <p>{text}</p>
      <Segmented
        legend={legend}
        name={legend}
        options={options}
        value={value}
        onChange={(chosen) => onChoose(choose(chosen))}
      />
    </Stack>
  ));
}

/** Brings an export of this app, or the log of another one, back to this device, with a look at it before. */
export function ImportData() {
  const id = useId();
  const { device, sync, ids, clock } = usePorts();
  const session = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const [words, setWords] = useState<Words | null>(null);
  const [answers, setAnswers] = useState<LogAnswers | null>(null);
  const units = useUnits();
  const unanswered: LogAnswers = {
    unit: units === 'imperial' ? 'lb' : 'kg',
    order: null,
    takesUnlikely: false,
  };
  if (session === null) return null;

  const back = (said: Words | null): void => {
    if (picker.current !== null) picker.current.value = '';
    setStep({ kind: 'choose' });
    setWords(said);
  };
  const db = () => device.open(session.memberId);
  const show = (file: File, found: Result<Found, string>): void => {
    if (found.ok) setStep({ kind: 'preview', found: found.value, file });
    else back({ tone: 'error', text: found.error });
  };

  const read = (file: File, chosen: LogAnswers) =>
    readImport(file, db(), { extensions: session.extensions, today: clock.today(), answers: chosen });
  const look = async (file: File): Promise<void> => {
    setWords(null);
    setAnswers(null);
    setStep({ kind: 'reading' });
    show(file, await read(file, unanswered));
  };
  const choose = async ({ log }: Found, file: File, chosen: LogAnswers): Promise<void> => {
    setAnswers(chosen);
    const isReadAgain = log === null || chosen.order !== (answers ?? unanswered).order;
    show(file, await (isReadAgain ? read(file, chosen) : foundInLog(log, db(), chosen, clock.today())));
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
    if (undone.ok) back(UNDONE);
    else setWords(NOT_UNDONE);
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
          <Hint>
            Your export from Sorrel, or weights and meals from MyFitnessPal, Cronometer, Lose It!, Renpho,
            Samsung Health, Libra, Google Fit and others (CSV) or Apple Health (export.xml). You see what is
            in it first. It stays on this device until you import it.
          </Hint>
        </div>
        {isBusy ? (
          <p role="status">
            <BusyMark /> {step.kind === 'reading' ? 'Reading the file...' : 'Importing...'}
          </p>
        ) : null}
        {step.kind === 'preview' ? (
          <Preview found={step.found} onImport={() => void bring(step.found)} onCancel={() => back(null)}>
            <Questions found={step.found} onChoose={(chosen) => void choose(step.found, step.file, chosen)} />
          </Preview>
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
