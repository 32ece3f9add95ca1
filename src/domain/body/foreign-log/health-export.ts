import type { LocalDay } from '../../../terms/local-day.ts';
import { readPastDay, readTime } from './days.ts';
import type { ForeignWeight } from './foreign-log.ts';
import { readWeight, toKg } from './values.ts';
import { isPossible } from './weight-tables.ts';

/** The longest tag that is looked at; Apple's records of a weight have some 400 characters. */
const TAG_MAX = 10_000;
const OPENING = '<Record ';
const TYPE = 'type="HKQuantityTypeIdentifierBodyMass"';

const attributeOf = (tag: string, name: string): string => {
  const start = tag.indexOf(` ${name}="`);
  if (start === -1) return '';
  const from = start + name.length + 3;
  return tag.slice(from, tag.indexOf('"', from));
};

const readRecord = (tag: string, today: LocalDay): ForeignWeight | null => {
  const time = attributeOf(tag, 'startDate');
  const day = readPastDay(time, 'month-first', today);
  const weight = readWeight(`${attributeOf(tag, 'value')} ${attributeOf(tag, 'unit')}`);
  if (day === null || weight === null || weight.unit === null) return null;
  return isPossible(weight.value, weight.unit)
    ? { day, time: readTime(time), value: toKg(weight.value, weight.unit) }
    : null;
};

/**
 * Reads the weights of Apple Health's `export.xml`, part by part: it may have gigabytes, of which a few records are
 * weights. `push` takes the next part of the text.
 */
export const createHealthReader = (today: LocalDay) => {
  const weights: ForeignWeight[] = [];
  let rest = '';
  return {
    weights,
    push: (part: string): void => {
      const text = rest + part;
      let at = text.indexOf(OPENING);
      let done = Math.max(0, text.length - OPENING.length);
      while (at !== -1) {
        const end = text.indexOf('>', at);
        if (end === -1) {
          done = text.length - at > TAG_MAX ? text.length : at;
          break;
        }
        const tag = text.slice(at, Math.min(end, at + TAG_MAX));
        const weight = tag.includes(TYPE) ? readRecord(tag, today) : null;
        if (weight !== null) weights.push(weight);
        at = text.indexOf(OPENING, end);
        done = at === -1 ? Math.max(end + 1, text.length - OPENING.length) : at;
      }
      rest = text.slice(done);
    },
  };
};
