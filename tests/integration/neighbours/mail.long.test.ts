import { testMailMoods } from './mail-moods.ts';

testMailMoods(['closes', 'refuses for now', 'breaks after the letter']);
/** Five seconds of silence, or twelve of a server that talks without end, for each try. */
testMailMoods(['hangs', 'drips'], 1);
