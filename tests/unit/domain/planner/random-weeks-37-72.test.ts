import { testRandomWeeks } from './random-weeks.ts';

testRandomWeeks(37, 72);
