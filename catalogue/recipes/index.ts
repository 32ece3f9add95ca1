import type { AuthoredRecipe } from '../recipe.ts';
import { breakfastsEggsAndScrambles } from './breakfasts-eggs-and-scrambles.ts';
import { breakfastsFruitAndYogurt } from './breakfasts-fruit-and-yogurt.ts';
import { breakfastsIndian } from './breakfasts-indian.ts';
import { breakfastsOnBread } from './breakfasts-on-bread.ts';
import { breakfastsPancakes } from './breakfasts-pancakes.ts';
import { breakfastsPorridgeAndMuesli } from './breakfasts-porridge-and-muesli.ts';
import { breakfastsQuickAndUsual } from './breakfasts-quick-and-usual.ts';
import { breakfastsSoupsBeansAndGrains } from './breakfasts-soups-beans-and-grains.ts';
import { breakfastsVeganWithoutGlutenOrSoy } from './breakfasts-vegan-without-gluten-or-soy.ts';
import { mainsAfrican } from './mains-african.ts';
import { mainsBatchSoupsAndBakes } from './mains-batch-soups-and-bakes.ts';
import { mainsBatchStewsAndCurries } from './mains-batch-stews-and-curries.ts';
import { mainsBeefPorkAndLamb } from './mains-beef-pork-and-lamb.ts';
import { mainsCaribbeanAndSouthAmerican } from './mains-caribbean-and-south-american.ts';
import { mainsChickenAndTurkey } from './mains-chicken-and-turkey.ts';
import { mainsChinese } from './mains-chinese.ts';
import { mainsFish } from './mains-fish.ts';
import { mainsForFamilies } from './mains-for-families.ts';
import { mainsGreekAndSpanish } from './mains-greek-and-spanish.ts';
import { mainsIndian } from './mains-indian.ts';
import { mainsItalian } from './mains-italian.ts';
import { mainsJapaneseAndKorean } from './mains-japanese-and-korean.ts';
import { mainsLowCarbohydrate } from './mains-low-carbohydrate.ts';
import { mainsLunchesWithoutAStove } from './mains-lunches-without-a-stove.ts';
import { mainsMexican } from './mains-mexican.ts';
import { mainsMiddleEastern } from './mains-middle-eastern.ts';
import { mainsNorthAmericanAndBritish } from './mains-north-american-and-british.ts';
import { mainsNorthernAndEasternEuropean } from './mains-northern-and-eastern-european.ts';
import { mainsQuickMeat } from './mains-quick-meat.ts';
import { mainsQuickVegan } from './mains-quick-vegan.ts';
import { mainsQuickVegetarian } from './mains-quick-vegetarian.ts';
import { mainsSandwichesWrapsAndPizza } from './mains-sandwiches-wraps-and-pizza.ts';
import { mainsSouthEastAsian } from './mains-south-east-asian.ts';
import { mainsWeeknightFishAndEggs } from './mains-weeknight-fish-and-eggs.ts';
import { mainsWeeknightMeat } from './mains-weeknight-meat.ts';
import { mainsWesternEuropean } from './mains-western-european.ts';
import { snacksDips } from './snacks-dips.ts';
import { snacksDrinks } from './snacks-drinks.ts';
import { snacksFruitNutsAndSweet } from './snacks-fruit-nuts-and-sweet.ts';
import { snacksIndian } from './snacks-indian.ts';
import { snacksVegetablesAndBeans } from './snacks-vegetables-and-beans.ts';
import { snacksWithEggFishOrCheese } from './snacks-with-egg-fish-or-cheese.ts';
import { snacksWithoutCooking } from './snacks-without-cooking.ts';

export const RECIPES: readonly AuthoredRecipe[] = [
  ...breakfastsEggsAndScrambles,
  ...breakfastsFruitAndYogurt,
  ...breakfastsIndian,
  ...breakfastsOnBread,
  ...breakfastsPancakes,
  ...breakfastsPorridgeAndMuesli,
  ...breakfastsQuickAndUsual,
  ...breakfastsSoupsBeansAndGrains,
  ...breakfastsVeganWithoutGlutenOrSoy,
  ...mainsAfrican,
  ...mainsCaribbeanAndSouthAmerican,
  ...mainsChinese,
  ...mainsGreekAndSpanish,
  ...mainsIndian,
  ...mainsItalian,
  ...mainsJapaneseAndKorean,
  ...mainsMexican,
  ...mainsMiddleEastern,
  ...mainsNorthAmericanAndBritish,
  ...mainsNorthernAndEasternEuropean,
  ...mainsSouthEastAsian,
  ...mainsWesternEuropean,
  ...mainsBatchStewsAndCurries,
  ...mainsBatchSoupsAndBakes,
  ...mainsSandwichesWrapsAndPizza,
  ...mainsWeeknightMeat,
  ...mainsChickenAndTurkey,
  ...mainsBeefPorkAndLamb,
  ...mainsWeeknightFishAndEggs,
  ...mainsFish,
  ...mainsForFamilies,
  ...mainsLowCarbohydrate,
  ...mainsLunchesWithoutAStove,
  ...mainsQuickMeat,
  ...mainsQuickVegan,
  ...mainsQuickVegetarian,
  ...snacksDips,
  ...snacksDrinks,
  ...snacksFruitNutsAndSweet,
  ...snacksIndian,
  ...snacksVegetablesAndBeans,
  ...snacksWithEggFishOrCheese,
  ...snacksWithoutCooking,
];
