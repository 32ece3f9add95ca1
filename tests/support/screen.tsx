import '../../src/instant/styles/instant.css';
import '../../src/ui/styles/tokens.css';
import 'virtual:styles.css';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../src/app/app.tsx';
import { composeVisitorPorts } from '../../src/app/boot/compose.ts';
import { ErrorScreen } from '../../src/app/shell/error-screen.tsx';
import { signIn as signInWith } from '../../src/features/account/sign-in/sign-in.ts';
import { routeTree } from '../../src/route-tree.gen.ts';
import type { Catalogue } from '../../src/terms/food.ts';
import type { JournalFact } from '../../src/terms/journal.ts';
import { newMember } from './member-steps.ts';
import type { KnownMember } from './ready-member.ts';
import { seedAnswers } from './screen-calls.ts';
import type { SeededMember, WantedMember } from './screen-members.ts';

/** The app's screens as `src/main.tsx` shows them, one after the other in the document of the tests. */

const ports = composeVisitorPorts(Promise.resolve());

let close = (): void => undefined;
let router: ReturnType<typeof createAppRouter> | null = null;

const createAppRouter = (address: string) =>
  createRouter({
    routeTree,
    context: { ports },
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
  });

/** Opens an address as a browser does: nothing stays of the screen before it but what the device has stored. */
export async function open(address: string): Promise<void> {
  close();
  const opened = createAppRouter(address);
  router = opened;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const unsubscribe = ports.session.subscribe(() => void opened.invalidate());
  close = () => {
    unsubscribe();
    root.unmount();
    place.remove();
    close = () => undefined;
  };
  await opened.load();
  root.render(
    <StrictMode>
      <App ports={ports}>
        <RouterProvider router={opened} />
      </App>
    </StrictMode>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
}

/** The address that is open. */
export const path = (): string => router?.state.location.pathname ?? '';

/** Signs a member in as the form does. */
export async function signIn({ email, password }: Pick<KnownMember, 'email' | 'password'>): Promise<void> {
  const credentials = { email, password, keep: false, shared: false, trial: null, signUpName: null };
  const outcome = await signInWith(await ports.memberPorts(), credentials);
  if (outcome.kind === 'refused') throw new Error(`${email} could not be signed in.`);
}

type Wanted = Partial<Pick<WantedMember, 'profile' | 'isAdmin'>>;

const makeMember = async (username: string, { profile = {}, isAdmin = false }: Wanted) => {
  const { email, password } = { ...newMember(username), email: `${crypto.randomUUID()}@example.org` };
  const wanted: WantedMember = { username, email, password, profile, isAdmin };
  const body = JSON.stringify(wanted);
  const answer = await fetch('/dev/members', { method: 'POST', body });
  if (!answer.ok) throw new Error(`${username} could not be made: ${await answer.text()}`);
  const { answers, ...made }: SeededMember = await answer.json();
  return { member: { username, email, password, ...made }, answers };
};

/** A member of this test's own, with a profile, made in the backend alone. */
export const createMember = async (username: string): Promise<KnownMember> =>
  (await makeMember(username, {})).member;

const enterAs = async (username: string, wanted: Wanted): Promise<KnownMember> => {
  const { member, answers } = await makeMember(username, wanted);
  seedAnswers(answers);
  await signIn(member);
  return member;
};

/** A member of this test's own, with a profile, signed in here. */
export const enter = (username: string, profile?: NonNullable<Wanted['profile']>): Promise<KnownMember> =>
  enterAs(username, profile === undefined ? {} : { profile });

/** A member of this test's own who has answered nothing yet, signed in here. */
export const enterUnanswered = (username: string): Promise<KnownMember> =>
  enterAs(username, { profile: null });

/** Somebody of the staff who may also delete, of this test's own, signed in here. */
export const enterAsStaff = (username: string): Promise<KnownMember> => enterAs(username, { isAdmin: true });

/** Leaves nobody signed in. A member's database stays: no other test has the same member. */
export function leaveDevice(): void {
  close();
  ports.session.signOut();
  ports.theme.choose('system');
  localStorage.clear();
  sessionStorage.clear();
}

/** The foods and dishes that the app knows. */
export async function loadCatalogue(): Promise<Catalogue> {
  const loaded = await (await ports.memberPorts()).catalogue.load();
  if (!loaded.ok) throw new Error('The catalogue could not be loaded.');
  return loaded.value;
}

/** Stores journal entries as a screen does. */
export async function recordFacts(...facts: readonly JournalFact[]): Promise<void> {
  const recorded = await (await ports.memberPorts()).sync.record(...facts);
  if (!recorded.ok) throw new Error('The entries could not be stored.');
}
