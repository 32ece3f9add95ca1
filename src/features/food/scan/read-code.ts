/** The digits of a barcode in the picture that a video shows now; null without one. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** https://wicg.github.io/shape-detection-api: phones with Android have it, most other devices do not. */
interface Detector {
  new (options: {
    readonly formats: readonly string[];
  }): { detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

const ownReader = async (): Promise<ReadCode | null> => {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: Detector };
  if (BarcodeDetector === undefined) return null;
  try {
    const supported = await BarcodeDetector.getSupportedFormats();
    if (!FORMATS.every((format) => supported.includes(format))) return null;
    const detector = new BarcodeDetector({ formats: FORMATS });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
};

/** The browser's own reader where it has one, else the library's, loaded now. Null where that could not be loaded. */
export const openReader = async (): Promise<ReadCode | null> => {
  const own = await ownReader();
  if (own !== null) return own;
  try {
    return (await import('./library-reader.ts')).readWithLibrary;
  } catch {
    return null;
  }
};
