import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePorts } from '../../../device/ports/ports.tsx';
import { readBarcode } from '../../../domain/food/label/barcode.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { type CameraFault, openCamera, stopCamera, torchOf } from './camera.ts';
import { openReader } from './read-code.ts';

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
/** Where to hold the bars. */
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
        <span>Hold the barcode into the frame.</span>
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
