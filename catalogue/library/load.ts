import { type Library, openLibrary } from '../../src/domain/food/library/library.ts';
import { libraryText } from './pack.ts';

/** Read through the same text as on a phone. */
export const loadLibrary = (): Library => openLibrary(JSON.parse(libraryText()));
