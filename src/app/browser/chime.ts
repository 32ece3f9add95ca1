/** Starts of the dings of one round, in seconds. */
const DINGS_S = [0, 0.35, 0.7];
const ROUND_S = 3;
const ROUNDS = 10;
/** A ding fades out for so long, so dings overlap. */
const DING_LENGTH_S = 1.1;
/** An open fifth, which is clear over a kitchen hood and does not sound like a siren. */
const TONES_HZ = [880, 1320];
const LOUDNESS = 0.35;
/** Exponential ramps cannot reach 0. */
const SILENCE = 0.0001;

export interface Chime {
  /** Call it in the handler of a tap: browsers allow sound only after one. */
  allow(): void;
  /** Chimes for half a minute, or until the returned function is called. Silent unless `allow` was called before. */
  play(): () => void;
}

const ding = (audio: AudioContext, out: AudioNode, at: number): void => {
  for (const frequency of TONES_HZ) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(SILENCE, at);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + DING_LENGTH_S);
    tone.connect(volume).connect(out);
    tone.start(at);
    tone.stop(at + DING_LENGTH_S);
  }
};

/** Creates a chime from oscillators, so no sound file is loaded. `createAudio` is first called by `allow`. */
export const createChime = (createAudio: () => AudioContext): Chime => {
  let audio: AudioContext | null = null;
  return {
    allow: () => {
      audio ??= createAudio();
      // The browser refuses if it does not count this event as a tap; the next one may succeed.
      if (audio.state === 'suspended') audio.resume().catch(() => undefined);
    },
    play: () => {
      if (audio === null) return () => undefined;
      const output = audio.createGain();
      output.connect(audio.destination);
      for (let round = 0; round < ROUNDS; round++)
        for (const at of DINGS_S) ding(audio, output, audio.currentTime + round * ROUND_S + at);
      return () => output.disconnect();
    },
  };
};
