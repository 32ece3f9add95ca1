import sharp from 'sharp';
import type { OpenPhone } from '../pages/phone.ts';

const FRAME_WIDTH = 206;
const FRAME_HEIGHT = 412;
const LABEL_HEIGHT = 24;
const COLUMNS = 8;
const GAP = 8;
/** A frame whose darkest and lightest points differ less is of one colour: compression leaves some noise. */
const ONE_COLOUR = 12;

/** Frames are compared as pictures of so many points, which differ when one of them is another shade. */
const SMALL_WIDTH = 48;
const SHADE = 24;

interface Frame {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly picture: Buffer;
}

interface TimedFrame extends Frame {
  /** From navigation start. */
  readonly ms: number;
  readonly blank: boolean;
  readonly small: Buffer;
}

export interface Film {
  /** Milliseconds from navigation start to the first frame that is not of one colour. */
  readonly firstContent: number | null;
  /** The longest time in which nothing but one colour was on the screen. */
  readonly longestBlank: number;
  /** To the first frame at or after the given time. */
  readonly firstAfter: number | null;
  readonly frames: readonly TimedFrame[];
}

/** Keeps every frame that the page draws from now on. */
export async function recordFrames({ devtools }: OpenPhone): Promise<Frame[]> {
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    if (metadata.timestamp !== undefined)
      frames.push({ at: metadata.timestamp * 1_000, picture: Buffer.from(data, 'base64') });
    // The last frames may come when the browser is already closing.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 70,
    maxWidth: FRAME_WIDTH,
    maxHeight: FRAME_HEIGHT,
    everyNthFrame: 1,
  });
  return frames;
}

async function look(frame: Frame, startedAt: number): Promise<TimedFrame> {
  const picture = sharp(frame.picture);
  const { channels } = await picture.stats();
  return {
    ...frame,
    ms: frame.at - startedAt,
    blank: channels.every(({ min, max }) => max - min < ONE_COLOUR),
    small: await picture
      .greyscale()
      .resize(SMALL_WIDTH, SMALL_WIDTH * 2, { fit: 'fill' })
      .raw()
      .toBuffer(),
  };
}

/** Without the frames in which nothing but a shade has changed since the last one that is shown. */
function differing(frames: readonly TimedFrame[]): TimedFrame[] {
  const shown: TimedFrame[] = [];
  for (const frame of frames) {
    const last = shown.at(-1);
    if (
      last === undefined ||
      frame.small.some((shade, at) => Math.abs(shade - (last.small[at] ?? 0)) > SHADE)
    )
      shown.push(frame);
  }
  return shown;
}

const label = (words: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME_WIDTH}" height="${LABEL_HEIGHT}">
      <text x="4" y="17" font-family="sans-serif" font-size="15" fill="#111">${words}</text></svg>`,
  );

/** Looks at the frames of a start. `mark` is in milliseconds from navigation start. */
export async function readFilm(
  recorded: readonly Frame[],
  startedAt: number,
  mark: number | null,
): Promise<Film> {
  const frames = await Promise.all(
    recorded.filter(({ at }) => at >= startedAt).map((frame) => look(frame, startedAt)),
  );
  let blankSince: number | null = 0;
  let longestBlank = 0;
  for (const { ms, blank } of frames) {
    if (blankSince !== null) longestBlank = Math.max(longestBlank, ms - blankSince);
    blankSince = blank ? (blankSince ?? ms) : null;
  }
  return {
    firstContent: frames.find(({ blank }) => !blank)?.ms ?? null,
    longestBlank,
    firstAfter: mark === null ? null : (frames.find(({ ms }) => ms >= mark)?.ms ?? null),
    frames,
  };
}

/** The contact sheet: one picture of all frames that differ, each with its time. */
export async function writeSheet(file: string, film: Film): Promise<void> {
  const shown = [{ ms: 0, picture: await blankFrame() }, ...differing(film.frames)];
  const [width, height] = [FRAME_WIDTH + GAP, FRAME_HEIGHT + LABEL_HEIGHT + GAP];
  const parts = await Promise.all(
    shown.flatMap(({ ms, picture }, index) => {
      const left = GAP + (index % COLUMNS) * width;
      const top = GAP + Math.floor(index / COLUMNS) * height;
      return [
        { input: label(`${Math.round(ms)} ms`), left, top },
        sharp(picture)
          .resize(FRAME_WIDTH, FRAME_HEIGHT, { fit: 'contain', position: 'top', background: '#dddddd' })
          .toBuffer()
          .then((input) => ({ input, left, top: top + LABEL_HEIGHT })),
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + Math.min(COLUMNS, shown.length) * width,
      height: GAP + Math.ceil(shown.length / COLUMNS) * height,
      channels: 3,
      background: '#dddddd',
    },
  })
    .composite(parts)
    .png()
    .toFile(file);
}

/** The screen of a browser that has just started. */
const blankFrame = (): Promise<Buffer> =>
  sharp({ create: { width: FRAME_WIDTH, height: FRAME_HEIGHT, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
