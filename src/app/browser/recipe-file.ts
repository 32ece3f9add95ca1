import { SOURCE_MAX } from '../../domain/recipe-import/imported-recipe.ts';
import { err, ok, type Result } from '../../domain/result.ts';

const GZIP = [0x1f, 0x8b];

const isPacked = async (file: Blob): Promise<boolean> => {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  return GZIP.every((byte, at) => start[at] === byte);
};

/** The text of a recipe's file, unpacked where it is packed as Paprika's are; no longer than is read. */
export const readRecipeFile = async (file: Blob): Promise<Result<string, 'too-large' | 'no-recipe'>> => {
  const packed = await isPacked(file);
  const bytes = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > SOURCE_MAX) {
        await reader.cancel();
        return err('too-large');
      }
    }
  } catch {
    return err('no-recipe');
  }
  return ok(text);
};
