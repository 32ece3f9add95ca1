import Quagga from '@ericblade/quagga2';

/** Wide enough for the thinnest bar of a code that fills half of the picture, and small enough for an old phone. */
const WIDTH = 800;

const canvas = document.createElement('canvas');
const pen = canvas.getContext('2d');

/** Reads EAN-13, EAN-8, UPC-E and UPC-A, which is an EAN-13 with a zero before it; null where the picture has none. */
export const readWithLibrary = async (video: HTMLVideoElement): Promise<string | null> => {
  if (pen === null || video.videoWidth === 0) return null;
  canvas.width = Math.min(WIDTH, video.videoWidth);
  canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  const found = await new Promise<{ readonly codeResult?: { readonly code: string | null } } | undefined>(
    (resolve) =>
      void Quagga.decodeSingle(
        {
          src: canvas.toDataURL('image/jpeg', 0.9),
          // Its workers come from blobs, which the Content Security Policy refuses.
          numOfWorkers: 0,
          locate: true,
          inputStream: { size: canvas.width },
          locator: { patchSize: 'medium', halfSample: true },
          decoder: { readers: ['ean_reader', 'ean_8_reader', 'upc_e_reader'] },
        },
        resolve,
      ),
  );
  return found?.codeResult?.code ?? null;
};
