import { EMAIL, EMAIL_MAX } from '../../../domain/email.ts';

export type NewsletterAnswer = { valid: boolean; sentence: string };

/** There is no newsletter yet, so a good address is answered honestly and kept nowhere. */
export function newsletterAnswer(entered: string): NewsletterAnswer {
  const address = entered.trim();
  if (address === '') return { valid: false, sentence: 'Email is required' };
  if (address.length > EMAIL_MAX || !EMAIL.test(address)) {
    return { valid: false, sentence: 'Please provide a valid email' };
  }
  return {
    valid: true,
    sentence: 'Newsletter sign-up is not available yet. Your address was not sent or stored.',
  };
}

export function answerNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  const input = form?.querySelector('input');
  const status = form?.querySelector('[role="status"]');
  if (!form || !input || !status) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { valid, sentence } = newsletterAnswer(input.value);
    input.setAttribute('aria-invalid', String(!valid));
    status.textContent = sentence;
    if (!valid) input.focus();
  });
}
