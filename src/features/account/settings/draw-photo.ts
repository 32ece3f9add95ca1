import type { IntentPayloads } from '../../../device/db/intents.ts';

/** As large as the server keeps it. */
const SIDE_MAX = 800;
const TYPE = 'image/jpeg';
/** The best first, until the picture is so light that 35 kbit in a second carry it before a request gives up. */
const QUALITIES = [0.85, 0.7, 0.5, 0.35];
const LIGHT_BYTES = 50_000;

const drawOn = (picture: ImageBitmap): HTMLCanvasElement | null => {
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.imageSmoothingQuality = 'high';
  // A JPEG knows no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, TYPE, quality));

const toLightJpeg = async (canvas: HTMLCanvasElement): Promise<Blob | null> => {
  let drawn: Blob | null = null;
  for (const quality of QUALITIES) {
    drawn = (await toJpeg(canvas, quality)) ?? drawn;
    if (drawn !== null && drawn.size <= LIGHT_BYTES) break;
  }
  return drawn;
};

/**
 * The picture as it is sent: upright, no larger than the server keeps it, so that a weak signal carries it in time,
 * and without what a camera writes beside it. Null where the browser cannot draw it.
 */
export const drawPhoto = async (file: Blob): Promise<IntentPayloads['photo.upload'] | null> => {
  try {
    const picture = await createImageBitmap(file);
    const canvas = drawOn(picture);
    picture.close();
    const drawn = canvas === null ? null : await toLightJpeg(canvas);
    return drawn === null ? null : { bytes: await drawn.arrayBuffer(), type: TYPE };
  } catch {
    return null;
  }
};
