import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enter, open } from '../support/screen.tsx';
import { answer } from '../support/screen-calls.ts';
import { gone, shows } from '../support/screen-steps.ts';

const conversation = page.getByRole('region', { name: 'Conversation' });
const bubbles = conversation.getByRole('listitem');
const says = (words: string | RegExp) => bubbles.filter({ hasText: words });
const ask = async (question: string): Promise<void> => {
  await page.getByPlaceholder('Enter your question...').fill(question);
  await userEvent.keyboard('{Enter}');
};

test('a long history shows its last 60, keeps the newest in view, and leads back to it from 200 px away [2.38 9.7]', async () => {
  const messages = Array.from({ length: 150 }, (_, at) => ({
    id: `m${at}`,
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: [{ type: 'text', text: { value: `Dinner ${at}.` } }],
    created_at: 1_700_000_000 + Math.floor(at / 4),
  }));
  answer('/v1/threads/', { json: { data: messages.toReversed() } });
  answer('/chat/', { json: { message: 'At the end.' } });
  await enter('Lena');
  await open('/dashboard/ai-chat');
  await shows(says('Dinner 149.'));
  await expect.poll(() => bubbles.length).toBe(60);
  const box = conversation.element();
  const fromEnd = (): number => box.scrollHeight - box.scrollTop - box.clientHeight;
  await expect.poll(fromEnd).toBeLessThan(2);

  const jump = page.getByRole('button', { name: 'Jump to newest' });
  // A picture or font that comes late keeps the newest in view once more, so one scrolls again.
  const scrollAway = (px: number, shown: number): Promise<void> =>
    expect
      .poll(() => {
        box.scrollTo({ top: box.scrollHeight - box.clientHeight - px, behavior: 'instant' });
        return jump.length;
      })
      .toBe(shown);
  await scrollAway(210, 1);
  await scrollAway(190, 0);
  await scrollAway(210, 1);
  await jump.click();
  await expect.poll(fromEnd).toBeLessThan(2);
  await gone(jump);

  box.scrollTo({ top: 0, behavior: 'instant' });
  await shows(jump);
  await expect.poll(() => bubbles.length).toBe(120);
  const top = (): number =>
    says('Dinner 90.').element().getBoundingClientRect().y - box.getBoundingClientRect().y;
  await expect.poll(() => Math.abs(top())).toBeLessThan(150);
  await ask('Who won the match?');
  await shows(page.getByRole('status').filter({ hasText: 'Coach: At the end.' }));
  await expect.poll(fromEnd).toBeLessThan(2);
});

test('in number-free mode the coach names no figure, also in what it said before', async () => {
  await enter('Nele');
  await open('/dashboard');
  await shows(page.getByRole('region', { name: "Today's meals" }));
  await open('/dashboard/ai-chat');
  await ask('What is for dinner?');
  await shows(says(/Coach: Dinner: .*kcal/));
  await open('/dashboard/profile');
  await page.getByRole('switch', { name: /Number-free mode/ }).click();
  await expect.element(page.getByRole('switch', { name: /Number-free mode/ })).toBeChecked();
  await open('/dashboard/ai-chat');
  await shows(says('Coach: Dinner: '));
  await ask('How many calories are left?');
  await shows(says('Coach: I keep figures out of our chat.'));
  await gone(page.getByText(/kcal/i));
});

test('what the member holds under a finger stays the same while the message is sent', async () => {
  await enter('Wilma');
  await open('/dashboard');
  await shows(page.getByRole('region', { name: "Today's meals" }));
  await open('/dashboard/ai-chat');
  const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
  answer('/chat/', async (_, pass) => {
    await answered;
    return pass();
  });
  await ask('Swap dinner for something with chickpeas');
  const apply = conversation.getByRole('button', { name: 'Apply' }).first();
  await shows(apply);
  apply.element().focus();
  letAnswer();
  await gone(conversation.getByText('Answered on this device'));
  await expect.element(apply).toHaveFocus();
});
