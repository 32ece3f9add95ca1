import { EMAIL, EMAIL_MAX } from '../../../domain/email.ts';

export type NewsletterAnswer = { valid: boolean; sentence: string };

const PATH = '/django/ext/v1/newsletter';
const TIMEOUT_MS = 15_000;

const refused = (sentence: string): NewsletterAnswer => ({ valid: false, sentence });

/** Why an address cannot be sent, in the words of every other form; null where it can. */
export function newsletterFault(entered: string): NewsletterAnswer | null {
  const address = entered.trim();
  if (address === '') return refused('Email is required');
  const good = address.length <= EMAIL_MAX && EMAIL.test(address);
  return good ? null : refused('Please provide a valid email');
}

/** The meaning of the server's answer; `null` if none came. A backend without the newsletter has no such page. */
export function newsletterAnswer(status: number | null): NewsletterAnswer {
  const sentences: Readonly<Record<number, string>> = {
    200: 'Thank you. Your address is on the newsletter list.',
    400: 'Please provide a valid email',
    404: 'Newsletter sign-up is not available here. Your address was not stored.',
    429: 'That was too many tries in a short time. Please try again later.',
  };
  const failure =
    status === null
      ? 'The newsletter could not be reached. Please try again later.'
      : 'That did not work. Please try again later.';
  return { valid: status !== 400, sentence: sentences[status ?? 0] ?? failure };
}

async function send(email: string): Promise<number | null> {
  try {
    const origin = (import.meta.env.VITE_BACKEND_URL ?? '').replace(/\/$/, '');
    // biome-ignore lint/style/noRestrictedGlobals: the public pages run without the app and its ports
    const response = await fetch(`${origin}${PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({ email }),
    });
    return response.status;
  } catch {
    return null;
  }
}

export function answerNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  const input = form?.querySelector('input');
  const button = form?.querySelector('button');
  const status = form?.querySelector('[role="status"]');
  if (!form || !input || !button || !status) return;
  const say = ({ valid, sentence }: NewsletterAnswer) => {
    input.setAttribute('aria-invalid', String(!valid));
    status.textContent = sentence;
    if (!valid) input.focus();
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fault = newsletterFault(input.value);
    if (fault !== null) return say(fault);
    button.disabled = true;
    say({ valid: true, sentence: 'Sending...' });
    const answered = await send(input.value.trim());
    button.disabled = false;
    say(newsletterAnswer(answered));
    if (answered === 200) form.reset();
  });
  button.disabled = false;
}
