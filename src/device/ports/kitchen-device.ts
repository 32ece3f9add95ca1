/** Keeps the screen on while somebody cooks, where the browser can do that. */
export interface ScreenAwake {
  /**
   * Keeps the screen on until the returned function is called. Browsers release the lock of a hidden page, so it is
   * requested again whenever the page becomes visible.
   */
  hold(): () => void;
  /** True while somebody holds it, even if the browser refuses. */
  wanted(): boolean;
  /** `unavailable`: the browser cannot or will not keep the screen on. */
  state(): 'off' | 'on' | 'unavailable';
  subscribe(listener: () => void): () => void;
}

/** `unasked`: the person has not decided yet. `unavailable`: this browser shows no notifications. */
export type NotificationState = 'allowed' | 'refused' | 'unasked' | 'unavailable';

/** The signals of a finished timer: sound, vibration, and a notification without personal data. */
export interface KitchenAlarm {
  /** Call it in the handler of a tap: browsers play no sound before one. */
  allowSound(): void;
  /** Lets the next touch or key press allow the sound, unless the returned function is called first. */
  allowSoundSoon(): () => void;
  notifications(): NotificationState;
  /** Makes the browser ask the person for permission. It must be called in the handler of a tap. */
  askToNotify(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Rings for half a minute, or until the returned function is called, which also removes the notification. */
  ring(): () => void;
}

export interface KitchenDevice {
  readonly screen: ScreenAwake;
  readonly alarm: KitchenAlarm;
}
