/** A ding of two tones, three times, and again after a pause: seconds from the first. */
const DINGS = [0, 0.35, 0.7];
const ROUND_S = 3;
const ROUNDS = 10;
const DING_S = 1.1;
/** An open fifth: clear over a hood and a sizzling pan, and no alarm siren. */
const TONES_HZ = [880, 1320];
const LOUDNESS = 0.35;
const SILENCE = 0.0001;

export interface Chime {
  /** Call it within a tap. */
  allow(): void;
  /** Half a minute of chimes, or until the answer is called. Silent where no tap has allowed it. */
  play(): () => void;
}

const ding = (audio: AudioContext, out: AudioNode, at: number): void => {
  for (const frequency of TONES_HZ) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(SILENCE, at);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + DING_S);
    tone.connect(volume).connect(out);
    tone.start(at);
    tone.stop(at + DING_S);
  }
};

/** Made of tones, not of a file; `createAudio` is not called before the first tap. */
export const createChime = (createAudio: () => AudioContext): Chime => {
  let audio: AudioContext | null = null;
  return {
    allow: () => {
      audio ??= createAudio();
      // Refused where the tap does not count as one: the next may.
      if (audio.state === 'suspended') audio.resume().catch(() => undefined);
    },
    play: () => {
      if (audio === null) return () => undefined;
      const all = audio.createGain();
      all.connect(audio.destination);
      for (let round = 0; round < ROUNDS; round++)
        for (const at of DINGS) ding(audio, all, audio.currentTime + round * ROUND_S + at);
      return () => all.disconnect();
    },
  };
};
