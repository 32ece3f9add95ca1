import { testMailMoods } from './mail-moods.ts';

await testMailMoods(['closes', 'refuses for now', 'breaks after the letter']);
/** Five seconds of silence, or twelve of a server that talks without end, for each try. */
await testMailMoods(['hangs', 'drips'], 1);
