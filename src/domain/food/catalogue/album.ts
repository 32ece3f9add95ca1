/** All pictures of dishes in one file: layers, and for each picture the numbers of its own, from the bottom up. */
export interface Album {
  readonly layers: readonly string[];
  readonly pictures: Readonly<Record<string, readonly number[]>>;
}

/** Width and height of a picture, in units of its drawing. */
export const PICTURE_SIZE = 64;

export const pictureIn = ({ layers, pictures }: Album, name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}">${(pictures[name] ?? []).map((at) => layers[at]).join('')}</svg>`;
