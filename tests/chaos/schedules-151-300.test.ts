import { testSchedules } from './test-schedules.ts';

testSchedules(151, 150);
