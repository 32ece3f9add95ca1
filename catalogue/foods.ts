import { beverages } from './foods/beverages.ts';
import { dairyAndEggs } from './foods/dairy-and-eggs.ts';
import { fish } from './foods/fish.ts';
import type { FoodEntry } from './foods/food-entry.ts';
import { fruit } from './foods/fruit.ts';
import { grains } from './foods/grains.ts';
import { herbsAndSpices } from './foods/herbs-and-spices.ts';
import { meat } from './foods/meat.ts';
import { nutsAndSeeds } from './foods/nuts-and-seeds.ts';
import { oilsAndDressings } from './foods/oils-and-dressings.ts';
import { pulses } from './foods/pulses.ts';
import { saucesAndBroths } from './foods/sauces-and-broths.ts';
import { snackFoods } from './foods/snack-foods.ts';
import { sweeteners } from './foods/sweeteners.ts';
import { vegetables } from './foods/vegetables.ts';

/** Every food a recipe may name, as eaten, without its figures. */
export const FOODS: readonly FoodEntry[] = [
  ...vegetables,
  ...fruit,
  ...grains,
  ...pulses,
  ...dairyAndEggs,
  ...meat,
  ...fish,
  ...nutsAndSeeds,
  ...herbsAndSpices,
  ...oilsAndDressings,
  ...saucesAndBroths,
  ...sweeteners,
  ...beverages,
  ...snackFoods,
];
