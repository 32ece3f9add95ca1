import type { Sync } from '../../../device/sync/sync-port.ts';
import { notices, sentenceFor } from '../../../domain/error-catalogue.ts';
import { serverWords } from '../../../domain/server-words.ts';
import { outcomeWords, type Words } from '../words.ts';
import type { drawPhoto } from './draw-photo.ts';

/** The formats the hint names; the picker offers images only, but a person can choose around it. */
const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif']);

export const isPicture = (file: Pick<File, 'type'>): boolean => PICTURES.has(file.type);

export const PHOTO_UPLOADED = 'Photo uploaded';

/** Uploads the chosen photo as `draw` makes it, or keeps it until there is a network. */
export const uploadPhoto = async (
  sync: Pick<Sync, 'submit'>,
  photo: File | null,
  draw: typeof drawPhoto,
): Promise<Words> => {
  if (photo === null) return { tone: 'error', text: notices.noFileChosen };
  const payload = await draw(photo);
  if (payload === null) return { tone: 'error', text: sentenceFor('uploadPhoto', { kind: 'storage' }) };
  const outcome = await sync.submit({ intent: { kind: 'photo.upload', payload } });
  const words = outcomeWords('uploadPhoto', outcome, PHOTO_UPLOADED);
  const detail = outcome.kind === 'refused' ? serverWords(outcome.error) : null;
  return detail === null ? words : { ...words, detail };
};
