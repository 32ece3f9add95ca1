import type { AuthoredRecipe } from '../recipe.ts';
import { breakfasts1 } from './breakfasts-1.ts';
import { breakfasts2 } from './breakfasts-2.ts';
import { breakfasts3 } from './breakfasts-3.ts';
import { breakfasts4 } from './breakfasts-4.ts';
import { breakfasts5 } from './breakfasts-5.ts';
import { mainsFromAsia } from './mains-1.ts';
import { mainsFromMediterranean } from './mains-2.ts';
import { mainsWithDairyOrEggs } from './mains-3.ts';
import { mainsWithFish } from './mains-4.ts';
import { mainsFromFurtherWest } from './mains-5.ts';
import { mainsWithMeat } from './mains-6.ts';
import { moreMainsFromAsia } from './mains-7.ts';
import { furtherMainsFromAsia } from './mains-8.ts';
import { mainsFromGreeceToEgypt } from './mains-9.ts';
import { mainsFromMoroccoToCuba } from './mains-10.ts';
import { mainsFromMexicoToSweden } from './mains-11.ts';
import { furtherMainsWithDairyOrEggs } from './mains-12.ts';
import { furtherMainsWithFishOrChicken } from './mains-13.ts';
import { furtherMainsWithMeat } from './mains-14.ts';
import { mainsWithMuchProtein } from './more-protein.ts';
import { lightDishesWithMuchProtein } from './more-protein-light.ts';
import { snacks1 } from './snacks-1.ts';
import { snacks2 } from './snacks-2.ts';
import { snacks3 } from './snacks-3.ts';
import { snacks4 } from './snacks-4.ts';
import { snacks5 } from './snacks-5.ts';

export const RECIPES: readonly AuthoredRecipe[] = [
  ...breakfasts1,
  ...breakfasts2,
  ...breakfasts3,
  ...breakfasts4,
  ...breakfasts5,
  ...snacks1,
  ...snacks2,
  ...snacks3,
  ...snacks4,
  ...snacks5,
  ...mainsFromAsia,
  ...mainsFromMediterranean,
  ...mainsWithDairyOrEggs,
  ...mainsWithFish,
  ...mainsFromFurtherWest,
  ...mainsWithMeat,
  ...moreMainsFromAsia,
  ...furtherMainsFromAsia,
  ...mainsFromGreeceToEgypt,
  ...mainsFromMoroccoToCuba,
  ...mainsFromMexicoToSweden,
  ...furtherMainsWithDairyOrEggs,
  ...furtherMainsWithFishOrChicken,
  ...furtherMainsWithMeat,
  ...mainsWithMuchProtein,
  ...lightDishesWithMuchProtein,
];
