import {
  type Catalogue,
  type Dish,
  kindOfSlot,
  type MealKind,
  SLOTS,
  type Slot,
} from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import type { DayTargets, DishOpinions, EatingRules } from '../../../terms/plan.ts';
import { addDays } from '../../calendar/days.ts';
import { isOwnId } from '../../food/own-food/own-food.ts';
import { isWeekend, plannedTimeFor } from '../wishes/cooking-limits.ts';
import { isOutOfSeason } from '../wishes/seasons.ts';
import { tastePrice } from '../wishes/tastes.ts';
import { VARIETY_PRICES } from '../wishes/variety.ts';
import {
  CUISINES,
  DISH_WISHES,
  FRUITS,
  type MealsWanted,
  type PlanWishes,
  type SnackWish,
  USUAL_MEALS,
} from '../wishes/wishes.ts';
import { type Steering, UNSTEERED } from './plan-model.ts';
import { SLOT_SHARES } from './slot-shares.ts';

/** In winter nobody finds fresh asparagus: it comes only where hardly anything else is left. */
const OUT_OF_SEASON_PRICE = 24;
/** Price of a dish that no wish asks for, about that of four more things to buy. */
const UNWISHED_PRICE = 16;
/** With this price loved dishes come several times as often, and the days' figures stay as near to their targets. */
const LOVED_PRICE = -6;
/** A member who writes a recipe down wants to cook it: with this price a pot of it comes in most weeks. */
const OWN_PRICE = -15;
/** Times the square of how far a dish's share of carbohydrate is from the day's, relative to that. */
const UNEVEN_CARBS_PRICE = 16;
/** Even carbohydrate takes meals of even energy. */
const EVEN_SHARE_WEIGHT = 25;

/** The share of the energy of the three meals. */
const MAIN_MEAL_SHARE = 0.45;

/** Shares of energy that are sugars. */
const SAVOURY_SUGARS = 0.15;
const SWEET_SUGARS = 0.3;
const KCAL_PER_G_CARBS = 4;

const SNACK_SHARE = SLOT_SHARES.snacks1 + SLOT_SHARES.snacks2;

/** Equal meals where carbohydrate is to be even, a larger main meal where one is wished for. */
const shareOfMeals = (slot: Slot, { mainMeal, conditions }: PlanWishes): number => {
  if (conditions.includes('diabetes')) return 1 / 3;
  if (mainMeal === null) return SLOT_SHARES[slot] / (1 - SNACK_SHARE);
  return slot === mainMeal ? MAIN_MEAL_SHARE : (1 - MAIN_MEAL_SHARE) / 2;
};

/** Share of the day's energy for each of SLOTS; 0 for a slot that the member wishes empty. */
export const slotShares = (wishes: PlanWishes): readonly number[] => {
  const { mainMeal, snack, conditions } = wishes;
  if (mainMeal === null && snack !== 'none' && !conditions.includes('diabetes')) return UNSTEERED.slotShares;
  const snacks = snack === 'none' ? 0 : SNACK_SHARE;
  return SLOTS.map((slot) =>
    kindOfSlot(slot) === 'snack' ? snacks / 2 : (1 - snacks) * shareOfMeals(slot, wishes),
  );
};

/** Share of a dish's energy that a nutrient of 4 kcal a gram brings. */
const energyShare = (dish: Dish, nutrient: 'carbs_g' | 'sugars_g'): number => {
  const kcal = amountOf(dish.nutrients, 'energy_kcal');
  return kcal > 0 ? (amountOf(dish.nutrients, nutrient) * KCAL_PER_G_CARBS) / kcal : 0;
};

const holds = (dish: Dish, { foods }: Catalogue, isWished: (name: string, category: string) => boolean) =>
  dish.ingredients.some(({ food }) => {
    const known = foods.get(food);
    return known !== undefined && isWished(known.name, known.category);
  });

const isWishedSnack = (dish: Dish, wish: SnackWish, catalogue: Catalogue): boolean => {
  switch (wish) {
    case 'none':
      return true;
    case 'fruit':
      return holds(dish, catalogue, (_, category) => category === 'Fruit');
    case 'nuts':
      return holds(dish, catalogue, (_, category) => category === 'Nuts & seeds');
    case 'yoghurt':
      return holds(dish, catalogue, (name) => /yogh?urt/i.test(name));
    case 'savoury':
      return energyShare(dish, 'sugars_g') <= SAVOURY_SUGARS;
    case 'sweet':
      return energyShare(dish, 'sugars_g') >= SWEET_SUGARS;
  }
};

/** Number of wishes that ask for other dishes than this one. */
const unwishedTimes = (dish: Dish, wishes: PlanWishes, catalogue: Catalogue): number => {
  if (isOwnId(dish.id)) return 0;
  const { cuisine, fruit, snack, dish: favourite } = wishes;
  const is = (kind: MealKind): boolean => dish.kinds.includes(kind);
  const misses = [
    cuisine !== null && !is('snack') && !CUISINES[cuisine].some((one) => one === dish.cuisine),
    fruit !== null &&
      !is('main') &&
      !holds(dish, catalogue, (name, category) => category === 'Fruit' && FRUITS[fruit].test(name)),
    snack !== null && is('snack') && !isWishedSnack(dish, snack, catalogue),
    favourite !== null && is('main') && !DISH_WISHES[favourite].test(dish.name),
  ];
  return misses.filter((missed) => missed).length;
};

const unevenness = (dish: Dish, { carbs, kcal }: DayTargets): number => {
  const off = energyShare(dish, 'carbs_g') / ((carbs * KCAL_PER_G_CARBS) / kcal) - 1;
  return off * off;
};

/** Arthritis is eased by oily fish. */
const usualMeals = ({ conditions }: PlanWishes): MealsWanted =>
  conditions.includes('arthritis') ? { meat: 4, fish: 3 } : USUAL_MEALS;

interface Week {
  readonly wishes: PlanWishes;
  readonly rules: Pick<EatingRules, 'diet'>;
  readonly opinions: DishOpinions;
  readonly targets: DayTargets;
  readonly startDate: LocalDay;
  readonly days: number;
  readonly catalogue: Catalogue;
}

/** The price of each use of a dish that is less usual, or an adventure. */
const UNFAMILIAR_PRICES = { 1: 0, 2: 4, 3: 24 } as const;
/** Whoever wants a varied week is more curious. */
const CURIOUS = 0.5;

const unfamiliarPrice = (
  { id, familiarity, cuisine }: Dish,
  { cuisine: liked, variety }: PlanWishes,
  { love }: DishOpinions,
): number => {
  if (love.includes(id) || (liked !== null && CUISINES[liked].some((one) => one === cuisine))) return 0;
  return UNFAMILIAR_PRICES[familiarity] * (variety === 'varied' ? CURIOUS : 1);
};

const lovedPrice = ({ id }: Dish, { love }: DishOpinions): number => {
  if (!love.includes(id)) return 0;
  return isOwnId(id) ? OWN_PRICE : LOVED_PRICE;
};

/** The slots' shares of energy and the price of each dish, as the wishes change them. */
export const steerBy = (
  dishes: readonly Dish[],
  { wishes, opinions, rules, targets, startDate, days, catalogue }: Week,
): Steering => {
  const dishPrices = Float64Array.from(
    dishes,
    (dish) =>
      UNWISHED_PRICE * unwishedTimes(dish, wishes, catalogue) +
      (wishes.conditions.includes('diabetes') ? UNEVEN_CARBS_PRICE * unevenness(dish, targets) : 0) +
      tastePrice(dish, wishes) +
      (isOutOfSeason(dish, startDate, wishes.region) ? OUT_OF_SEASON_PRICE : 0) +
      unfamiliarPrice(dish, wishes, opinions) +
      lovedPrice(dish, opinions),
  );
  const dates = Array.from({ length: days }, (_, day) => addDays(startDate, day));
  let quickDays = 0;
  dates.forEach((date, day) => {
    if (wishes.quickWeekdays && !isWeekend(date)) quickDays |= 1 << day;
  });
  return {
    slotShares: slotShares(wishes),
    mealsWanted: rules.diet === 'full_non_vegetarian' ? (wishes.mealsWanted ?? usualMeals(wishes)) : null,
    shareWeight: wishes.conditions.includes('diabetes') ? EVEN_SHARE_WEIGHT : 1,
    dishPrices,
    quickDays,
    times: dates.flatMap((date) => SLOTS.map((slot) => plannedTimeFor(wishes, date, slot))),
    variety: VARIETY_PRICES[wishes.variety ?? 'usual'],
  };
};
