import { testProviderMoods } from './provider-moods.ts';

/** Each takes as long as the server waits. */
testProviderMoods(['hangs', 'drips']);
