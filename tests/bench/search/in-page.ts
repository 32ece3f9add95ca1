import { searchTimes } from './search-times.ts';

Object.assign(globalThis, { searchTimes });
