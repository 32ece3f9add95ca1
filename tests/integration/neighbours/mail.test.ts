import { testMailMoods } from './mail-moods.ts';

/** The other moods are in mail.long.test.ts. */
await testMailMoods(['refuses']);
