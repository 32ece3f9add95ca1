import type { Kernel } from '../../chaos/kernel.ts';
import { json, unreachable } from '../data/scripted-fetch.ts';
import { createManualClock, type Harness } from '../sync/harness.ts';
import type { createAccount } from './account.ts';
import { DEVICES, type DeviceName, type Network, type Subject, type Value } from './sharing-steps.ts';

export interface Write {
  readonly by: DeviceName;
  /** In the order in which they were noted. */
  readonly number: number;
  readonly value: Value;
  /** The device's cursor in the account when it noted this. */
  readonly heard: number;
  /** The notes were forgotten since; where a day that was emptied still waits to be told, it may count again. */
  readonly forgotten: boolean;
}

export interface Tab {
  readonly harness: Harness;
  isOpen: boolean;
  /** The number of writes that are running. The tab is closed only after they end, since their outcome must be known. */
  keeping: number;
  /** Turns of the event loop until it is closed; null where it stays. */
  closesIn: number | null;
}

export interface ModelDevice {
  readonly name: DeviceName;
  readonly tabs: [Tab, Tab];
  network: Network;
  /** The outcome of the next change that is sent; null for the ordinary one. */
  fate: 'refuse' | 'lose' | null;
  /** The last note of each subject, unless it equals what the account has. */
  readonly noted: Map<Subject, Write>;
  /** Sharing has ended: nothing may go out. */
  isPrivate: boolean;
  timesShared: number;
  timesEnded: number;
}

const AT_REST: Network = { online: true, there: 5, back: 5 };

/** Two devices of one member, whose tabs are closed at any turn of the event loop. */
export const createDevices = (
  kernel: Kernel,
  account: ReturnType<typeof createAccount>,
  accuse: (what: string) => void,
) => {
  const clock = createManualClock();
  const sleep = (ms: number) => new Promise<void>((go) => void kernel.after(ms, go));

  const openTab = (name: DeviceName, deviceOf: () => ModelDevice): Tab => {
    const harness = account.start(name, clock);
    const tab: Tab = { harness, isOpen: true, keeping: 0, closesIn: null };
    const reach = harness.network.script.answer;
    harness.network.script.answer = async (request) => {
      const device = deviceOf();
      const { online, there, back } = device.network;
      if (!online || !tab.isOpen) return unreachable();
      const isChange = request.init.method === 'POST';
      if (isChange && device.isPrivate) accuse(`${name} sends what stays there: ${request.init.body}`);
      const fate = isChange ? device.fate : null;
      if (isChange) device.fate = null;
      await sleep(there);
      if (fate === 'refuse') return json({ detail: 'Wrong.' }, 400);
      const answer = await reach(request);
      await sleep(back);
      return fate === 'lose' ? json({ detail: 'Later.' }, 503) : answer;
    };
    return tab;
  };

  const createModelDevice = (name: DeviceName): ModelDevice => {
    const device: ModelDevice = {
      name,
      tabs: [openTab(name, () => device), openTab(name, () => device)],
      network: AT_REST,
      fate: null,
      noted: new Map(),
      isPrivate: true,
      timesShared: 0,
      timesEnded: 0,
    };
    return device;
  };
  const [phone, tablet] = DEVICES;
  const devices = { [phone]: createModelDevice(phone), [tablet]: createModelDevice(tablet) };

  /** Another takes its place. */
  const close = (device: ModelDevice, at: 0 | 1): void => {
    const tab = device.tabs[at];
    const { session, db } = tab.harness;
    tab.isOpen = false;
    session.signOut();
    tab.harness.device.release(db.memberId);
    device.tabs[at] = openTab(device.name, () => device);
  };
  kernel.onTask(() => {
    for (const device of Object.values(devices))
      for (const at of [0, 1] as const) {
        const tab = device.tabs[at];
        if (tab.closesIn === null || tab.keeping > 0) continue;
        tab.closesIn -= 1;
        if (tab.closesIn < 0) close(device, at);
      }
  });

  return {
    devices,
    clock,
    /** From now on nothing fails, and no tab is closed. */
    spareAll: (): void => {
      for (const device of Object.values(devices)) {
        device.network = AT_REST;
        device.fate = null;
        for (const tab of device.tabs) tab.closesIn = null;
      }
    },
  };
};
