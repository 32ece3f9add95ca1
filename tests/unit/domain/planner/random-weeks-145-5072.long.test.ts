import { testRandomWeeks } from './random-weeks.ts';

testRandomWeeks(145, 5_072);
