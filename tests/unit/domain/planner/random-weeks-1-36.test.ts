import { testRandomWeeks } from './random-weeks.ts';

testRandomWeeks(1, 36);
