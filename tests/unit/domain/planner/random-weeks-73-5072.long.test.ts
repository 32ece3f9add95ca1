import { testRandomWeeks } from './random-weeks.ts';

testRandomWeeks(73, 5_072);
