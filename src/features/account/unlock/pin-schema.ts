import * as v from 'valibot';
import { passwordRule } from '../../../contract/account/credentials.ts';

const TOO_EASY = 'This PIN is too easy to guess';

/** True for one digit over and over, and for digits that count up or down. */
const isEasy = (pin: string): boolean => {
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
};

export const pinRule = v.pipe(
  v.string(),
  v.regex(/^\d{6,32}$/, 'At least 6 digits'),
  v.check((pin) => !isEasy(pin), TOO_EASY),
);

export const newPinSchema = v.object({ password: passwordRule, pin: pinRule });
export const newDeviceSchema = v.object({ password: passwordRule });
export const typedPinSchema = v.object({ pin: v.pipe(v.string(), v.minLength(1, 'Type your PIN')) });
