import { testProviderMoods } from './provider-moods.ts';

/** The other moods are in provider.long.test.ts. */
await testProviderMoods(['fails']);
