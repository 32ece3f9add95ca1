import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting, writeMemberSetting } from '../db/settings.ts';
import { createDevice } from '../session/device.ts';
import { createSharing } from './shared-answers.ts';

let db: MemberDatabase;
let asked: number;
const device = {};
const readUnits = async (): Promise<string> => {
  asked += 1;
  return (await readMemberSetting(db, 'units')) ?? 'none';
};
beforeEach(async () => {
  db = createDevice().open('ana');
  await db.open();
  asked = 0;
});

const fail = (thrown: unknown): void => {
  throw thrown;
};

function setUp() {
  const shared = createSharing();
  const question = (name: string) => shared(device, readUnits, name, readUnits);
  const listen = (name = 'one') => {
    const heard: string[] = [];
    const { unsubscribe } = question(name).subscribe((units) => heard.push(units), fail);
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
  await writeMemberSetting(db, 'units', 'imperial');
  await expect.poll(() => second.heard).toEqual(['none', 'imperial']);
  expect(first.heard).toEqual(['none', 'imperial']);
  expect(asked).toBe(2);
});

it('never gives who comes after a change what was before it', async () => {
  const { question, listen } = setUp();
  const first = listen();
  await expect.poll(() => first.heard).toEqual(['none']);
  await writeMemberSetting(db, 'units', 'imperial');
  expect(question('one').last()).toBeNull();
  const second = listen();
  await expect.poll(() => second.heard).toEqual(['imperial']);
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
