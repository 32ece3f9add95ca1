import { testMailMoods } from './mail-moods.ts';

/** Five seconds of silence, or twelve of a server that talks without end, for each try. */
testMailMoods(['hangs', 'drips'], 1);
