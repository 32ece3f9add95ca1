import { err, ok, type Result } from '../../terms/result.ts';

/** Reading an answer's body safely: bounded in size, and JSON only where the server calls it JSON. */

const MAX_ANSWER_BYTES = 5_000_000;

/** Why a body cannot be used. `markup`, `not-json` and `too-large` all mean that something else answered. */
export type BodyFault = 'markup' | 'not-json' | 'too-large';

const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\b/i.test(type);

const readText = async (response: Response): Promise<string | null> => {
  if (Number(response.headers.get('content-length') ?? 0) > MAX_ANSWER_BYTES) {
    await response.body?.cancel();
    return null;
  }
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
};

/** The body as JSON; `undefined` for an answer that has none by its status. */
export const readAnswerBody = async (response: Response): Promise<Result<unknown, BodyFault>> => {
  if (response.status === 204 || response.status === 205) return ok(undefined);
  const type = response.headers.get('content-type') ?? '';
  if (!isJson(type)) {
    await response.body?.cancel();
    return err(/html/i.test(type) ? 'markup' : 'not-json');
  }
  const text = await readText(response);
  if (text === null) return err('too-large');
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('not-json');
  }
};
