import { testJourney } from '../support/engines/engine-journey.ts';

testJourney('Firefox');
