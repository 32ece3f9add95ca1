import { testRandomWeeks } from './random-weeks.ts';

testRandomWeeks(5_073, 10_000);
