import { Dexie, type Table } from 'dexie';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { createDevice } from '../session/device.ts';
import { createSharing } from './shared-answers.ts';

interface Row {
  readonly id: number;
  readonly word: string;
}

class Words extends Dexie {
  declare readonly words: Table<Row, number>;
  constructor() {
    super('words');
    this.version(1).stores({ words: 'id' });
  }
}

let db: Words;
let asked: number;
const device = {};
const readWord = async (): Promise<string> => {
  asked += 1;
  return (await db.words.get(1))?.word ?? 'none';
};
beforeEach(async () => {
  db = new Words();
  await db.open();
  asked = 0;
});

const fail = (thrown: unknown): void => {
  throw thrown;
};

function setUp() {
  const shared = createSharing();
  const question = (name: string) => shared(device, readWord, name, readWord);
  const listen = (name = 'one') => {
    const heard: string[] = [];
    const { unsubscribe } = question(name).subscribe((word) => heard.push(word), fail);
    onTestFinished(unsubscribe);
    return { heard, unsubscribe };
  };
  return { question, listen };
}

it('asks once for all who listen, and tells all of them of a change', async () => {
  const { listen } = setUp();
  const [first, second] = [listen(), listen()];
  await expect.poll(() => second.heard).toEqual(['none']);
  expect(first.heard).toEqual(['none']);
  expect(asked).toBe(1);
  await db.words.put({ id: 1, word: 'oats' });
  await expect.poll(() => second.heard).toEqual(['none', 'oats']);
  expect(first.heard).toEqual(['none', 'oats']);
  expect(asked).toBe(2);
});

it('never gives who comes after a change what was before it', async () => {
  const { question, listen } = setUp();
  const first = listen();
  await expect.poll(() => first.heard).toEqual(['none']);
  await db.words.put({ id: 1, word: 'oats' });
  expect(question('one').last()).toBeNull();
  const second = listen();
  await expect.poll(() => second.heard).toEqual(['oats']);
});

it('hears of what a logout in another tab takes away', async () => {
  const [here, elsewhere] = [createDevice(), createDevice()];
  const member = here.open('ana');
  await writeMemberSetting(member, 'workOffline', true);
  const read = () => readMemberSetting(here.open('ana'), 'workOffline');
  const heard: unknown[] = [];
  const answers = createSharing()(here, read, 'workOffline', read);
  onTestFinished(answers.subscribe((value) => heard.push(value), fail).unsubscribe);
  await expect.poll(() => heard).toEqual([true]);
  await elsewhere.keepUnsentOnly('ana');
  await expect.poll(() => heard).toEqual([true, null]);
});
