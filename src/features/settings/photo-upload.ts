import { notices, sentenceFor } from '../../domain/error-catalogue.ts';
import type { Sync } from '../../sync/sync.ts';
import { outcomeWords, type Words } from './words.ts';

/** The formats the hint names; the picker offers images only, but a person can choose around it. */
const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif']);

export const isPicture = (file: Pick<File, 'type'>): boolean => PICTURES.has(file.type);

export const PHOTO_UPLOADED = 'Photo uploaded';

/** Uploads the chosen photo, or keeps it until there is a network. */
export const uploadPhoto = async (sync: Pick<Sync, 'submit'>, photo: File | null): Promise<Words> => {
  if (photo === null) return { tone: 'error', text: notices.noFileChosen };
  const bytes = await photo.arrayBuffer().catch(() => null);
  if (bytes === null) return { tone: 'error', text: sentenceFor('uploadPhoto', { kind: 'storage' }) };
  const outcome = await sync.submit({
    intent: { kind: 'photo.upload', payload: { bytes, type: photo.type } },
  });
  return outcomeWords('uploadPhoto', outcome, PHOTO_UPLOADED);
};
