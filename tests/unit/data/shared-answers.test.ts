import { Dexie, type Table } from 'dexie';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createDevice } from '../../../src/data/db/device.ts';
import { createSharing } from '../../../src/data/plan/shared-answers.ts';
import { readMemberSetting, writeMemberSetting } from '../../../src/data/repositories/settings.ts';

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

it('has the last answer at once for who comes later', async () => {
  const { question, listen } = setUp();
  const first = listen();
  expect(question('one').last()).toBeNull();
  await expect.poll(() => first.heard).toEqual(['none']);
  expect(question('one').last()).toEqual({ answer: 'none' });
  expect(listen().heard).toEqual(['none']);
  expect(asked).toBe(1);
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

it('keeps questions apart', async () => {
  const { question, listen } = setUp();
  const first = listen('one');
  await expect.poll(() => first.heard).toEqual(['none']);
  expect(question('another').last()).toBeNull();
  expect(createSharing()({}, readWord, 'one', readWord).last()).toBeNull();
});

it('ends with the last listener, and asks anew for the next', async () => {
  const { question, listen } = setUp();
  const [first, second] = [listen(), listen()];
  await expect.poll(() => first.heard).toEqual(['none']);
  first.unsubscribe();
  await db.words.put({ id: 1, word: 'oats' });
  await expect.poll(() => second.heard).toEqual(['none', 'oats']);
  expect(first.heard).toEqual(['none']);
  second.unsubscribe();
  expect(question('one').last()).toBeNull();
  await db.words.put({ id: 1, word: 'rye' });
  expect(asked).toBe(2);
  const third = listen();
  await expect.poll(() => third.heard).toEqual(['rye']);
});

it('tells a failure to everybody, and asks anew for who comes after it', async () => {
  const shared = createSharing();
  let broken = true;
  const read = async (): Promise<string> => {
    const word = await readWord();
    if (broken) throw new Error('unreadable');
    return word;
  };
  const listen = () => {
    const heard: unknown[] = [];
    const hear = (what: unknown) => heard.push(what);
    onTestFinished(shared(device, read, 'one', read).subscribe(hear, hear).unsubscribe);
    return heard;
  };
  const [first, second] = [listen(), listen()];
  await expect.poll(() => second).toEqual([new Error('unreadable')]);
  expect(first).toEqual(second);
  broken = false;
  const third = listen();
  await expect.poll(() => third).toEqual(['none']);
});

it.each([
  ['has failed', () => new Error('unreadable')],
  ['lost its database', () => new Dexie.DatabaseClosedError()],
])('answers who found a question, and listens after it %s', async (_, failure) => {
  const shared = createSharing();
  let broken = true;
  const read = async (): Promise<string> => {
    const word = await readWord();
    if (broken) throw failure();
    return word;
  };
  const found = shared(device, read, 'one', read);
  onTestFinished(
    found.subscribe(
      () => undefined,
      () => undefined,
    ).unsubscribe,
  );
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => shared(device, read, 'one', read) === found).toBe(false);
  broken = false;
  const heard: unknown[] = [];
  onTestFinished(found.subscribe((word) => heard.push(word), fail).unsubscribe);
  await expect.poll(() => heard).toEqual(['none']);
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
