import { expect, type TestContext } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { type Device, type DeviceOptions, openDevice } from './browser.ts';
import { type LiveServer, startLiveServer } from './live-server.ts';
import { expectReadyOffline, waitUntilReadyOffline } from './member-steps.ts';
import { caller, createReadyMember, enter, type KnownMember } from './ready-member.ts';

let running: Promise<LiveServer> | null = null;

/** The server of the built app that the tests of this process share: each of them has members of its own. */
export const sharedServer = (): Promise<LiveServer> =>
  (running ??= startLiveServer({ staticDir: DIST, limitsNetworks: false }));

let members = 0;

/** A member with a week, made without a browser; weeks are planned once for each set of answers. */
export async function createMemberWithWeek(
  server: LiveServer,
  username: string,
  answers: Parameters<typeof createReadyMember>[3] = {},
): Promise<KnownMember> {
  members += 1;
  const member = await createReadyMember(server, username, `member${members}@example.org`, answers);
  const plans = (): Promise<unknown> =>
    caller(server)('GET', `/django/nutrition/meal/${member.id}`, null, member.access);
  await expect.poll(plans, { timeout: 60_000, interval: 20 }).toHaveLength(1);
  return member;
}

interface MemberDeviceOptions extends Omit<DeviceOptions, 'origin'> {
  /** Left out, the server that the tests share. */
  readonly server?: LiveServer;
  /** The address to open where another server stands before that one; left out, that server's own. */
  readonly origin?: string;
  /** Left out, a new member with a week. */
  readonly member?: KnownMember;
  readonly answers?: Parameters<typeof createReadyMember>[3];
}

export interface MemberDevice extends Device {
  readonly server: LiveServer;
  readonly member: KnownMember;
}

/**
 * A device on which a member with a week has the overview open, past every form. Unless `installsWorker` is false it is
 * ready for being offline.
 */
export async function openMember(
  test: TestContext,
  username: string,
  options: MemberDeviceOptions = {},
): Promise<MemberDevice> {
  const {
    server = await sharedServer(),
    answers,
    member: known,
    origin = server.origin,
    ...wanted
  } = options;
  const member = known ?? (await createMemberWithWeek(server, username, answers));
  const device = await openDevice(test, { ...wanted, origin });
  await enter(device.page, member);
  if (wanted.installsWorker !== false) {
    await waitUntilReadyOffline(device.page);
    await expectReadyOffline(device.page);
  }
  return { ...device, server, member };
}
