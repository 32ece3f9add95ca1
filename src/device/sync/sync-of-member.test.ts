import { expect, test } from 'vitest';
import { json } from '../../../tests/support/unit/scripted-fetch.ts';
import { createHarness, memberSession, TODAY } from '../../../tests/support/unit/sync-harness.ts';
import { lifestyle } from '../../../tests/support/unit/sync-samples.ts';
import { listOutbox } from '../outbox/rows/outbox.ts';
import { syncOfMember } from './sync-of-member.ts';
import type { Sync } from './sync-port.ts';

const water = { day: TODAY, kind: 'water.add', payload: { litres: 0.25 } } as const;

/** All that a screen may still hand over after its member. */
const COMMANDS: Readonly<Record<string, (sync: Sync) => Promise<unknown>>> = {
  run: (sync) => sync.run({ intent: lifestyle('Friday') }),
  submit: (sync) => sync.submit({ intent: lifestyle('Friday') }),
  record: (sync) => sync.record(water),
};

test.for(Object.entries(COMMANDS))(
  '%s of a screen of one member does nothing for the one who is signed in now',
  async ([, command]) => {
    const harness = createHarness(() => json({}), { extensions: ['journal'] });
    const { session, device, db, network } = harness;
    const next = device.open('next');
    const sync = syncOfMember(harness.sync, session, db.memberId);
    session.signIn({ ...memberSession('next'), access: 'token-next', extensions: ['journal'] });
    const outcome = await command(sync);
    expect(outcome).toMatchObject({ error: { kind: 'unauthorized' } });
    expect([await listOutbox(next), await next.journal.count(), await next.settings.count()]).toEqual([
      [],
      0,
      0,
    ]);
    expect(network.requests).toEqual([]);
  },
);
