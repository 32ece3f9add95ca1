import { err, ok, type Result } from '../../../terms/result.ts';

/** Why there is no picture. */
export type CameraFault = 'insecure' | 'none' | 'refused' | 'busy' | 'unloaded';

const faultOf = (thrown: unknown): CameraFault => {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
};

/** Asks for the camera at the back of a phone, or any other. The caller stops it with `stopCamera`. */
export const openCamera = async (): Promise<Result<MediaStream, CameraFault>> => {
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

export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Turns the camera's light on or off; null where it has none that a page may use. */
export const torchOf = (stream: MediaStream): ((on: boolean) => Promise<boolean>) | null => {
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
