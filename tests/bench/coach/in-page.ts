import { coachTimes } from './coach-times.ts';

Object.assign(globalThis, { coachTimes });
