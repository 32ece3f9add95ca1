import { chakra, Flex, Stack } from '@chakra-ui/react';
import Flashlight from 'lucide-react/icons/flashlight';
import FlashlightOff from 'lucide-react/icons/flashlight-off';
import { useEffect, useRef, useState } from 'react';
import { usePorts } from '../../../device/ports/ports.tsx';
import { readBarcode } from '../../../domain/food/label/barcode.ts';
import { err, ok, type Result } from '../../../terms/result.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';

/** The digits of a barcode in the picture that a video shows now; null without one. */
type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

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
const openReader = async (): Promise<ReadCode | null> => {
  const own = await ownReader();
  if (own !== null) return own;
  try {
    return (await import('./library-reader.ts')).readWithLibrary;
  } catch {
    return null;
  }
};

/** Why there is no picture. */
type CameraFault = 'insecure' | 'none' | 'refused' | 'busy' | 'unloaded';

const faultOf = (thrown: unknown): CameraFault => {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
};

/** Asks for the camera at the back of a phone, or any other. The caller stops it with `stopCamera`. */
const openCamera = async (): Promise<Result<MediaStream, CameraFault>> => {
  if (!window.isSecureContext) return err('insecure');
  // Browsers have it in secure contexts alone, and some that live inside other apps have none.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices?.getUserMedia === undefined) return err('none');
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
    return ok(await devices.getUserMedia({ video, audio: false }));
  } catch (thrown) {
    return err(faultOf(thrown));
  }
};

const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Turns the camera's light on or off; null where it has none that a page may use. */
const torchOf = (stream: MediaStream): ((on: boolean) => Promise<boolean>) | null => {
  const [track] = stream.getVideoTracks();
  const abilities = track?.getCapabilities?.() as { readonly torch?: boolean } | undefined;
  if (track === undefined || abilities?.torch !== true) return null;
  return async (on) => {
    try {
      await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
      return true;
    } catch {
      return false;
    }
  };
};

const Picture = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    maxHeight: '60dvh',
    width: '100%',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'track',
    '& video': { width: '100%', height: '100%', objectFit: 'cover' },
  },
});
/** The frame in which to hold the bars. */
const Frame = chakra('div', {
  base: {
    position: 'absolute',
    inset: '28% 12%',
    borderWidth: '3px',
    borderStyle: 'solid',
    borderColor: 'leaf',
    borderRadius: 'md',
    pointerEvents: 'none',
  },
});

const SENTENCES: Readonly<Record<CameraFault, string>> = {
  insecure: 'Browsers open the camera only for addresses that begin with https. Please type the digits.',
  none: 'This device has no camera that this page can use. Please type the digits.',
  refused:
    'The camera is not allowed for this page. Allow it in your browser’s settings, or type the digits.',
  busy: 'The camera did not start; another app may be using it. Please try again, or type the digits.',
  unloaded: 'The scanner could not be loaded. Please type the digits, or try again with a better connection.',
};

const PAUSE_MS = 60;

/** Shows the camera's picture until it has read the same barcode twice. Typed digits are beside it on the screen. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const { clock } = usePorts();
  const video = useRef<HTMLVideoElement>(null);
  const read = useRef(onCode);
  read.current = onCode;
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [torch, setTorch] = useState<ReturnType<typeof torchOf>>(null);
  const [isLit, setLit] = useState(false);

  useEffect(() => {
    let left = false;
    let stream: MediaStream | null = null;

    const pause = (): Promise<void> => new Promise((resolve) => void clock.after(PAUSE_MS, resolve));

    const scan = async (): Promise<void> => {
      const opened = await openCamera();
      if (!opened.ok) return left ? undefined : setFault(opened.error);
      if (left || video.current === null) return stopCamera(opened.value);
      stream = opened.value;
      const shown = video.current;
      shown.srcObject = stream;
      const light = torchOf(stream);
      setTorch(() => light);
      // Rejects where the screen is left before the first picture.
      await shown.play().catch(() => undefined);
      const readCode = await openReader();
      if (readCode === null) return left ? undefined : setFault('unloaded');
      let last: string | null = null;
      while (!left) {
        const code = readBarcode((await readCode(shown).catch(() => null)) ?? '');
        if (left) return;
        // A blurred picture is now and then read as another code that fits its check digit.
        if (code !== null && code === last) return read.current(code);
        last = code ?? last;
        await pause();
      }
    };

    void scan();
    return () => {
      left = true;
      if (stream !== null) stopCamera(stream);
    };
  }, [clock]);

  if (fault !== null) return <Notice role="status">{SENTENCES[fault]}</Notice>;
  return (
    <Stack gap="3">
      <Picture>
        <video ref={video} muted playsInline aria-label="Picture of the camera" />
        <Frame />
      </Picture>
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <span>Hold the barcode inside the frame.</span>
        {torch === null ? null : (
          <Button
            look="outline"
            size="sm"
            aria-pressed={isLit}
            onClick={async () => setLit((await torch(!isLit)) ? !isLit : isLit)}
          >
            {isLit ? (
              <FlashlightOff size={18} aria-hidden="true" />
            ) : (
              <Flashlight size={18} aria-hidden="true" />
            )}
            Light
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
