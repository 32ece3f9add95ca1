import { chakra } from '@chakra-ui/react';
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';
import { useVisitorPorts, type VisitorPorts } from '../../../device/ports/ports.tsx';
import { isReadableWhileLocked, type RememberedMember } from '../../../device/session/session.ts';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { TextButton } from '../../../ui/show/text-link.tsx';
import { VISITOR_HEADINGS } from '../../../ui/show/visitor-headings.ts';
import { AccountGone } from './account-gone.tsx';
import salad from './art/green-salad.svg';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotCodeModal, ForgotEmailModal } from './forgot-modals.tsx';
import { ResetForm } from './reset-form.tsx';
import type { SignInOutcome } from './sign-in.ts';
import { SignInForm, type SignInValues } from './sign-in-form.tsx';
import { type LastEvent, SignInNews, whyLocked } from './sign-in-news.tsx';
import { handedOverPassword, handOverPassword, storeTyped, typedBefore } from './typed-at-sign-up.ts';
import { VerificationModal } from './verification-modal.tsx';
import { wayBack } from './way-back.ts';

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minH: '64px',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'leaf-soft',
    color: 'ink',
    textDecoration: 'none',
    '& > svg': { flex: 'none', marginInlineStart: 'auto', color: 'leaf-strong' },
    '&:hover strong': { textDecoration: 'underline' },
  },
});
const Name = chakra('strong', { base: { display: 'block', fontWeight: 650, color: 'leaf-strong' } });
const Note = chakra('span', { base: { display: 'block', fontSize: 'sm' } });

/** The way to the one page that a locked device may show. Sign-in's state comes along, and back with who signs in then. */
function LockedPlanLink() {
  return (
    <Row asChild>
      <Link to="/today" state={true}>
        <img src={salad} alt="" width="36" height="36" />
        <span>
          <Name>Today's plan</Name>
          <Note>Read and cook today's meals without signing in.</Note>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </Row>
  );
}

/** The dialog over the sign-in form, or the screen in its place. */
type Over =
  | { readonly kind: 'forgot'; readonly email: string }
  | { readonly kind: 'forgot-code'; readonly email: string }
  | { readonly kind: 'reset'; readonly email: string; readonly otp: string }
  | { readonly kind: 'verify'; readonly email: string };

/** A phone is one person's; a browser on a desk may be anybody's. */
const isOwnDevice = (): boolean =>
  window.matchMedia('(display-mode: standalone), (pointer: coarse) and (max-width: 600px)').matches;

/** The screen that unlocks without the password, and what it needs; null where there is no such way. */
const findUnlock = async (ports: VisitorPorts, known: RememberedMember) => {
  const [screen, member] = await Promise.all([import('../unlock/unlock-screen.tsx'), ports.memberPorts()]);
  const ways = await screen.findUnlockWays(member, known);
  return ways === null ? null : { Screen: screen.UnlockScreen, member, known, ways };
};

type Unlock = Awaited<ReturnType<typeof findUnlock>>;

export function SignInScreen() {
  const ports = useVisitorPorts();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { verified: newMember = null, leftAt } = useLocation({ select: (location) => location.state });
  const remembered = ports.session.remembered();
  const [email, setEmail] = useState(newMember?.email ?? typedBefore()?.email ?? remembered?.email ?? '');
  const [password] = useState(() => (newMember === null ? '' : handedOverPassword()));
  useEffect(() => handOverPassword(''), []);
  const [over, setOver] = useState<Over | null>(null);
  const [news, setNews] = useState<LastEvent | null>(() =>
    newMember === null ? whyLocked(remembered) : { kind: 'verified' },
  );
  const [isTrying, setIsTrying] = useState(remembered?.trial === true);
  const resetting = over?.kind === 'reset';
  /** Undefined while a locked device is asked for its ways. */
  const [unlock, setUnlock] = useState<Unlock | undefined>(
    remembered !== null && newMember === null && isReadableWhileLocked(remembered) ? undefined : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the screen opens
  useEffect(() => {
    if (remembered === null || unlock === null) return;
    findUnlock(ports, remembered).then(setUnlock, () => setUnlock(null));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening either screen empties our session keys
  useEffect(() => ports.session.clearSessionKeys(), [ports.session, resetting]);

  /** The command and the member's ports, which a stranger's first screen does without; null without a network. */
  const load = async () => {
    try {
      return { command: await import('./sign-in.ts'), member: await ports.memberPorts() };
    } catch {
      return null;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, while the person types
  useEffect(() => void load(), []);

  /** In the place of this screen: its entry in the history names a new member. */
  const follow = async (outcome: SignInOutcome) => {
    if (outcome.kind !== 'refused') storeTyped(null);
    if (outcome.kind === 'dashboard') {
      const href = wayBack(leftAt, ports.session.current()?.memberId ?? '');
      if (href === null) await navigate({ to: '/dashboard', replace: true });
      else history.replace(href);
    } else if (outcome.kind === 'onboarding') await navigate({ to: '/onboarding', replace: true });
    else setNews(outcome);
  };
  const submit = async (values: SignInValues) => {
    setNews(null);
    // It began in another tab after this form was drawn.
    if (values.trial === null && ports.session.remembered()?.trial) return setIsTrying(true);
    const signUpName = newMember?.email === values.email.trim() ? newMember.username : null;
    const loaded = await load();
    if (loaded === null) return follow({ kind: 'refused', error: { kind: 'offline' } });
    const { command, member } = loaded;
    await follow(await command.signIn(member, { ...values, email: values.email.trim(), signUpName }));
  };

  if (remembered?.account === 'gone') return <AccountGone member={remembered} />;
  if (unlock === undefined)
    return (
      <AuthFrame>
        <PageHeading title="Sign in">{VISITOR_HEADINGS['/sign-in']}</PageHeading>
      </AuthFrame>
    );
  if (unlock !== null)
    return (
      <AuthFrame>
        <unlock.Screen
          member={unlock.member}
          known={unlock.known}
          ways={unlock.ways}
          onOpen={() => void follow({ kind: 'dashboard' })}
          onPassword={(why) => {
            if (why === 'erased') setNews({ kind: 'pin-gone' });
            setUnlock(null);
          }}
        >
          <LockedPlanLink />
        </unlock.Screen>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      {over?.kind === 'reset' ? (
        <ResetForm
          email={over.email}
          otp={over.otp}
          onCancel={() => setOver(null)}
          onDone={() => {
            setEmail(over.email);
            setNews({ kind: 'password-changed' });
            setOver(null);
          }}
        />
      ) : (
        <SignInForm
          email={email}
          isNew={(remembered === null || remembered.trial === true) && newMember === null}
          isTrying={isTrying}
          keep={isOwnDevice() && remembered?.shared !== true}
          shared={remembered?.shared === true}
          password={password}
          asksPassword={newMember !== null && password === ''}
          notice={
            <>
              <SignInNews
                news={news}
                onRetry={async (identity) => {
                  const loaded = await load();
                  if (loaded !== null)
                    await follow(await loaded.command.findFirstScreen(loaded.member, identity));
                }}
              />
              {remembered !== null && isReadableWhileLocked(remembered) ? <LockedPlanLink /> : null}
            </>
          }
          afterFailure={(typed) =>
            news?.kind === 'refused' && typed !== '' ? (
              <p>
                Signed up but not verified yet?{' '}
                <TextButton tall onClick={() => setOver({ kind: 'verify', email: typed })}>
                  Enter your code
                </TextButton>
              </p>
            ) : null
          }
          onSubmit={submit}
          onForgot={(typed) => setOver({ kind: 'forgot', email: typed })}
        />
      )}
      {over?.kind === 'forgot' ? (
        <ForgotEmailModal
          email={over.email}
          onClose={() => setOver(null)}
          onSent={(sentTo) => setOver({ kind: 'forgot-code', email: sentTo })}
        />
      ) : null}
      {over?.kind === 'forgot-code' ? (
        <ForgotCodeModal
          email={over.email}
          onClose={() => setOver(null)}
          onCode={(otp) => setOver({ kind: 'reset', email: over.email, otp })}
        />
      ) : null}
      {over?.kind === 'verify' ? (
        <VerificationModal
          email={over.email}
          firstPause={0}
          onChange={() => setOver(null)}
          onClose={() => setOver(null)}
          onVerified={() => {
            setNews({ kind: 'verified' });
            setOver(null);
          }}
        />
      ) : null}
    </AuthFrame>
  );
}
