/** Keeps the screen on while somebody cooks, where the browser can do that. */
export interface ScreenAwake {
  /** From now on, until the answer is called; taken again whenever the page comes back into view. */
  hold(): () => void;
  /** True between `hold` and its end, whatever the browser makes of it. */
  wanted(): boolean;
  /** `unavailable`: the browser cannot or will not, and the screen may go dark. */
  state(): 'off' | 'on' | 'unavailable';
  subscribe(listener: () => void): () => void;
}

/** `unasked` where nobody has decided yet; `unavailable` where the browser shows none at all. */
export type NotificationState = 'allowed' | 'refused' | 'unasked' | 'unavailable';

/** The signals of a finished timer: sound, vibration and a notification without anything personal. */
export interface KitchenAlarm {
  /** Call it within a tap: browsers let a page sound only after one. */
  allowSound(): void;
  /** From now on the next touch or key allows the sound, until the answer is called. */
  allowSoundSoon(): () => void;
  notifications(): NotificationState;
  /** The browser asks the person; it does so only within a tap. */
  askToNotify(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Rings for half a minute or until the answer is called, which also takes the notification away. */
  ring(): () => void;
}

export interface KitchenDevice {
  readonly screen: ScreenAwake;
  readonly alarm: KitchenAlarm;
}
