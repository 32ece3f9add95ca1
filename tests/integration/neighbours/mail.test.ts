import { testMailMoods } from './mail-moods.ts';

testMailMoods(['closes', 'refuses for now', 'refuses', 'breaks after the letter']);
