import { SOURCE_MAX } from '../../domain/food/recipe-import/imported-recipe.ts';
import { createPhotoFilter } from '../../domain/food/recipe-import/without-photos.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import { isZip, listZip } from './zip.ts';

type Failure = 'too-large' | 'no-recipe';
type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Unpacked, of one file and of all files of an archive together: a bomb ends here. */
const FILE_BYTES_MAX = 100_000_000;
const ARCHIVE_BYTES_MAX = 500_000_000;
const TEXTS_MAX = 3000;
/** All texts together, without photos: reading ten of the largest takes a phone a minute. */
const CHARACTERS_MAX = 10 * SOURCE_MAX;
/** Tandoor packs an archive for each recipe into one. */
const DEEPEST = 2;
/** The limit of an archive within one, which is unpacked into memory. */
const INNER_BYTES_MAX = 30_000_000;

/** The files of an archive that may hold a recipe; its photos stay packed. */
const MAY_HOLD_RECIPE = /\.(?:json|jsonld|paprikarecipe|html?|txt|md|mmf|mm|zip)$/i;
/** Written by macOS and by web servers, beside each file. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

interface Budget {
  bytes: number;
  texts: number;
  characters: number;
}

/** Counts what was read or tried: an entry that is broken takes its time too. */
const count = (budget: Budget): void => {
  budget.texts += 1;
  if (budget.texts > TEXTS_MAX) throw new RangeError('too many');
};

const unpacked = async (file: Blob, start: Uint8Array): Promise<Bytes> =>
  isGzip(start) ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();

/** Counts what passes, and breaks the stream beyond the limits. */
const counted = (bytes: Bytes, budget: Budget, most: number): Bytes => {
  let passed = 0;
  return bytes.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (part, control) => {
        passed += part.byteLength;
        budget.bytes += part.byteLength;
        if (passed > most || budget.bytes > ARCHIVE_BYTES_MAX) throw new RangeError('too large');
        control.enqueue(part);
      },
    }),
  );
};

const textOf = async (bytes: Bytes, budget: Budget): Promise<string> => {
  const photos = createPhotoFilter();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const read = photos.push(part.value);
    text += read;
    budget.characters += read.length;
    if (text.length > SOURCE_MAX || budget.characters > CHARACTERS_MAX) {
      await reader.cancel();
      throw new RangeError('too large');
    }
  }
  return text + photos.end();
};

/** The texts of a file, of an archive in their order. Throws a RangeError beyond the limits. */
const textsOf = async (file: Blob, budget: Budget, depth: number): Promise<readonly string[]> => {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!isZip(start)) {
    count(budget);
    return [await textOf(counted(await unpacked(file, start), budget, FILE_BYTES_MAX), budget)];
  }
  if (depth === DEEPEST) throw new RangeError('too deep');
  const entries = await listZip(file);
  if (!entries.ok) throw entries.error === 'too-large' ? new RangeError('too large') : new Error('broken');
  const texts: string[] = [];
  const wanted = entries.value.filter(({ name }) => MAY_HOLD_RECIPE.test(name) && !HIDDEN.test(name));
  if (wanted.length > TEXTS_MAX) throw new RangeError('too many');
  for (const { open } of wanted) {
    try {
      const bytes = counted(await open(), budget, INNER_BYTES_MAX);
      texts.push(...(await textsOf(await new Response(bytes).blob(), budget, depth + 1)));
    } catch (error) {
      // A broken entry does not take the others along.
      if (error instanceof RangeError) throw error;
      count(budget);
    }
  }
  return texts;
};

/**
 * The texts of a recipe's file, of a packed one, or of an archive of them, without their photos. It reads no more of
 * each than `readRecipes` does, and an archive may hold archives once.
 */
export const readRecipeFile = async (file: Blob): Promise<Result<readonly string[], Failure>> => {
  try {
    const texts = await textsOf(file, { bytes: 0, texts: 0, characters: 0 }, 0);
    return texts.length === 0 ? err('no-recipe') : ok(texts);
  } catch (error) {
    return err(error instanceof RangeError ? 'too-large' : 'no-recipe');
  }
};
