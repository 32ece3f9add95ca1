/** No word, address or line of a recipe is as long without a space; base64 may be escaped for JSON. */
const LONGEST_RUN = 2000;
const RUN = /[A-Za-z0-9+/=\\_-]{2000,}/g;
const PART_OF_RUN = /[A-Za-z0-9+/=\\_-]/;

/**
 * Drops photos that are written into a text, part by part as it is read, so that they do not count for what is left.
 * `push` takes the next part and returns the text that is sure; `end` returns the rest.
 */
export const createPhotoFilter = (): {
  readonly push: (part: string) => string;
  readonly end: () => string;
} => {
  let held = '';
  return {
    push: (part) => {
      const text = (held + part).replace(RUN, '');
      let from = text.length;
      while (from > 0 && text.length - from < LONGEST_RUN && PART_OF_RUN.test(text.charAt(from - 1)))
        from -= 1;
      held = text.slice(from);
      return text.slice(0, from);
    },
    end: () => held,
  };
};
