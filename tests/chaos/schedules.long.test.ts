import { testSchedules } from './test-schedules.ts';

testSchedules(1_000, 10_000);
