import { err, ok, type Result } from '../../../terms/result.ts';

const ESCAPABLE = '"\\/bfnrtu';
const AFTER_STRING = ',:}]';
const REPAIRS_MAX = 5000;

/** The first place from `at` on that is no white space. */
const nextVisible = (text: string, at: number): number => {
  let next = at;
  while (next < text.length && text.charCodeAt(next) <= 0x20) next += 1;
  return next;
};

/**
 * Mends what programs that glue JSON together get wrong: line breaks and lone quotes in strings, backslashes that
 * escape nothing, commas before a closing bracket, and anything around the first value.
 */
const mended = (text: string): string => {
  const parts: string[] = [];
  let copied = Math.max(text.search(/[[{]/), 0);
  let end = text.length;
  let repairs = 0;
  let depth = 0;
  let inString = false;
  const replace = (at: number, by: string): void => {
    parts.push(text.slice(copied, at), by);
    copied = at + 1;
    repairs += 1;
    if (repairs > REPAIRS_MAX) end = 0;
  };
  for (let at = copied; at < end; at += 1) {
    const sign = text.charAt(at);
    if (!inString) {
      if (sign === '"') inString = true;
      else if ('[{'.includes(sign)) depth += 1;
      else if ('}]'.includes(sign)) {
        depth -= 1;
        if (depth === 0) end = at + 1;
      } else if (sign === ',' && '}]'.includes(text.charAt(nextVisible(text, at + 1)))) replace(at, '');
    } else if (sign === '\\') {
      if (!ESCAPABLE.includes(text.charAt(at + 1))) replace(at, '');
      at += 1;
    } else if (sign === '"') {
      inString = !AFTER_STRING.includes(text.charAt(nextVisible(text, at + 1)));
      if (inString) replace(at, '\\"');
    } else if (sign < ' ') replace(at, ' ');
  }
  return parts.join('') + text.slice(copied, end);
};

const parse = (text: string): Result<unknown, null> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(null);
  }
};

/** JSON, mended if it is not quite. */
export const parseLenientJson = (text: string): Result<unknown, null> => {
  const strict = parse(text);
  return strict.ok ? strict : parse(mended(text));
};
