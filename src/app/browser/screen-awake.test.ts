import { expect, test } from 'vitest';
import { createScreenAwake, type WakeLocks } from './browser-kitchen.ts';

/** A page that can be hidden, and a browser that grants locks and takes them away with the page. */
function createPhone(grants = true) {
  const watchers = new Set<() => void>();
  const held = new Set<EventTarget>();
  let shown = true;
  let asked = 0;
  const end = (lock: EventTarget): void => {
    held.delete(lock);
    lock.dispatchEvent(new Event('release'));
  };
  const locks: WakeLocks = {
    request: async () => {
      asked += 1;
      if (!grants) throw new DOMException('flat battery', 'NotAllowedError');
      const lock = new EventTarget();
      held.add(lock);
      return Object.assign(lock, { release: async () => end(lock) });
    },
  };
  return {
    locks,
    visibility: {
      visible: () => shown,
      subscribe: (listener: () => void) => {
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
    },
    show: (visible: boolean) => {
      shown = visible;
      if (!visible) for (const lock of [...held]) end(lock);
      for (const listener of watchers) listener();
    },
    settled: () => new Promise<void>((resolve) => setTimeout(resolve)),
    held: () => held.size,
    asked: () => asked,
  };
}

const setUp = (grants = true) => {
  const phone = createPhone(grants);
  return { phone, screen: createScreenAwake(phone.locks, phone.visibility) };
};

test('the screen stays on while somebody cooks, and no longer', async () => {
  const { phone, screen } = setUp();
  expect([phone.asked(), screen.wanted()]).toEqual([0, false]);
  const release = screen.hold();
  await phone.settled();
  expect([phone.held(), screen.state(), screen.wanted()]).toEqual([1, 'on', true]);
  release();
  await phone.settled();
  expect([phone.held(), screen.state(), screen.wanted()]).toEqual([0, 'off', false]);
});

test('it is taken again after a look at another app', async () => {
  const { phone, screen } = setUp();
  screen.hold();
  await phone.settled();
  phone.show(false);
  await phone.settled();
  expect([phone.held(), screen.state()]).toEqual([0, 'off']);
  phone.show(true);
  await phone.settled();
  expect([phone.held(), screen.state(), phone.asked()]).toEqual([1, 'on', 2]);
});

test('who left while the browser was still asked leaves no lock behind', async () => {
  const { phone, screen } = setUp();
  screen.hold()();
  await phone.settled();
  expect([phone.held(), screen.state()]).toEqual([0, 'off']);
  phone.show(true);
  await phone.settled();
  expect(phone.held()).toBe(0);
});

test('a browser without it, and one that refuses, say so', async () => {
  const { phone, screen: refused } = setUp(false);
  const heard: string[] = [];
  refused.subscribe(() => heard.push(refused.state()));
  refused.hold();
  const without = createScreenAwake(undefined, phone.visibility);
  without.hold();
  await phone.settled();
  expect([refused.state(), without.state(), heard]).toEqual(['unavailable', 'unavailable', ['unavailable']]);
});
