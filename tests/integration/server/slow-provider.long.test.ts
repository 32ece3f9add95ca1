import { expect, it } from 'vitest';
import { line } from '../../support/scripted-provider.ts';
import { ended, failed, heard, openStreamedCoach, QUESTION } from '../../support/streamed-coach.ts';

const coach = await openStreamedCoach();

it('a provider that speaks slowly, but speaks, is waited for', async () => {
  coach.configure({ silentMs: 1500 });
  const pieces = ['a', 'b', 'c', 'd', 'e', 'f'].map(line.text);
  coach.provider.script = [{ pieces: [...pieces, line.finish('stop'), line.done], pauseMs: 300 }];
  expect(await heard(await coach.ask([QUESTION]))).toEqual({ text: 'abcdef', turn: ended('stop') });
});

it('a provider that drips is stopped when its time is over', async () => {
  coach.configure({ silentMs: 5000, wholeMs: 300 });
  coach.provider.script = [{ pieces: Array.from({ length: 200 }, () => line.text('a')), pauseMs: 20 }];
  const { text, turn } = await heard(await coach.ask([QUESTION]));
  expect(turn).toEqual(failed('slow'));
  expect(text).toMatch(/^a+$/);
  await expect.poll(coach.provider.open).toBe(0);
});
