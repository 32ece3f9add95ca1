import { testSchedules } from './test-schedules.ts';

testSchedules(1, 150);
