import { testJourney } from '../support/engines/engine-journey.ts';

testJourney('WebKit');
