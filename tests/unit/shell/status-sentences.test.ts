import { describe, expect, it } from 'vitest';
import { copyTime } from '../../../src/app/shell/copy-time.ts';
import { accessSentence, offlineSentence, waitingSentence } from '../../../src/app/shell/status-sentences.ts';

describe('what the shell says about the device', () => {
  it('names the time of the copy, word for word', () => {
    const at = new Date(2026, 10, 21, 8, 14).getTime();
    const now = new Date(2026, 10, 21, 19, 0).getTime();
    expect(offlineSentence(copyTime(at, now))).toBe('Offline - showing your copy from 08:14');
    expect(offlineSentence(null)).toBe('Offline - nothing on this device yet');
  });

  it('names the day too when the copy is older than today', () => {
    const at = new Date(2026, 10, 20, 8, 14).getTime();
    const now = new Date(2026, 10, 21, 7, 0).getTime();
    expect(copyTime(at, now)).toBe('20 November, 08:14');
  });

  it('counts what waits', () => {
    expect(waitingSentence(1)).toBe('1 change waiting to be sent');
    expect(accessSentence(3)).toBe('Sign in to send 3 changes and refresh');
    expect(accessSentence(0)).toBe('Sign in to refresh');
  });
});
