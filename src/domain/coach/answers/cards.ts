import type { CardTopic, CoachPage } from '../slots/request.ts';

interface Card {
  readonly text: string;
  readonly page?: CoachPage;
}

/** Short texts that are the same for everybody. A fact names who says so. */
export const CARDS: Readonly<Record<CardTopic, Card>> = {
  left_out: {
    text: 'Throw away cooked food, meat, fish, eggs or dairy that stood out for more than two hours, or one hour when it is hot: germs grow although it smells fine, and heating does not undo that (USDA). Bread, whole fruit, hard cheese and dry things are fine. If you feel ill after eating, ask a doctor.',
  },
  smells: {
    text: 'When something smells, looks or feels wrong, throw it away, and do not taste it to find out. Mould on hard cheese can be cut off with 2 cm around it; soft and moist food with mould goes into the bin (USDA).',
  },
  reheat: {
    text: 'Heat it until it steams all through, 74 °C inside, and stir in between. Heat only what you eat, and only once. Rice goes from the fridge to the heat at once. Thaw frozen food in the fridge first (USDA).',
  },
  why_not_losing: {
    text: 'Weight often stands still for two or three weeks although the plan works: water, salt, a cycle or hard training hide it. Look at the trend over a month, not at a day. If it is flat then, check that oils, drinks and bites are logged, and weigh portions for a few days. The weekly check-in moves your plan by what your own log tells. Eating less and less is not the way.',
    page: 'progress',
  },
  weight_up: {
    text: 'A jump overnight is water and food on its way, not fat. Salt, more carbs, a late meal, hard training or a cycle each can do it, and it goes within some days. Drink as usual, eat as planned, and look at the trend.',
    page: 'progress',
  },
  alcohol: {
    text: 'Nobody needs alcohol, and less is better (WHO). It counts in your day, so log it like food: a small glass is easier to fit than a big one, dry wine or a light beer has less than a cocktail, and water beside it helps. None in pregnancy, before driving, under 18, or with medicines that do not go with it: ask your pharmacist.',
  },
  eating_out: {
    text: 'Look at the menu before you go. Choose something grilled, baked or steamed with vegetables, ask for sauces beside it, and stop when you are full. Tell the kitchen of an allergy each time. I can skip that meal here, and you log it after.',
  },
  travel: {
    text: 'On the way take things that keep: fruit, nuts, oatcakes, a sandwich, a bottle of water. Skip the meals that you will not cook; the plan and its shopping follow. Everything here works without a network.',
  },
  guests: {
    text: 'Tell me how many you are and for which meal, and recipes and shopping are scaled. Ask your guests for allergies. A dish from one pot or from the oven leaves you time with them.',
  },
  budget: {
    text: 'I know no prices of shops. Beans, lentils, eggs, oats, potatoes, frozen vegetables and what is in season cost little. Cook once for two days, use up what is open, and buy by the list. I can look for dishes from what is at home.',
  },
  leftovers: {
    text: 'Put leftovers into the fridge within two hours and eat them within three days, or freeze them. They make a lunch, a soup, a wrap or a fried rice. Ask me "what can I cook with ..." and name what is left.',
  },
  craving: {
    text: 'A craving mostly passes within some minutes, and it is fine to have some of it: a small portion on a plate, eaten slowly. If you skipped a meal, eat that first. Fruit with yogurt, a little dark chocolate or popcorn do for many.',
  },
  night_hunger: {
    text: 'If you are hungry at night, eat something small: yogurt, a banana, bread with cheese, warm milk. It does no harm. If it comes often, more protein and fibre at dinner or a bigger dinner may help; I can change that meal.',
  },
  exercise: {
    text: 'Before sport something light with carbs one or two hours ahead, such as a banana or toast; after it a meal with protein and carbs within a few hours; and water throughout. Watches guess burned calories too high, so I add none: your activity level is part of your target.',
    page: 'goal',
  },
  supplements: {
    text: 'With varied food most people need few supplements. Vegans need vitamin B12, and many need vitamin D in winter (NHS). Protein powder is food like other, handy but not needed. Ask a doctor or pharmacist before iron, high doses or when you take medicines.',
  },
  timers: {
    text: 'A running timer stands where you cook its dish, with the time that is left. Pause it or end it there.',
  },
  own_target: {
    text: 'Your targets follow from your body, goal and activity. Change those on the goal page, and the plan is made anew.',
    page: 'goal',
  },
  meal_times: {
    text: 'When you eat and how many meals you have is under your preferences.',
    page: 'preferences',
  },
  export: {
    text: 'In the settings you get all of your data as a file, which imports again, and a report to print or share.',
    page: 'settings',
  },
  membership: {
    text: 'What your membership is, and how to end it, stands in the settings. Before you delete an account, take your data along.',
    page: 'settings',
  },
  offline: {
    text: 'Sorrel works without a network: plan, shopping, diary, library and I are on this device. What you enter is kept here and sent when there is a network. On another device sign in with the same account, and it comes there too.',
  },
  how_app: {
    text: 'You can do most things by telling me: swap, move, log, buy. What has a page is in the menu; the settings hold account, units, language and devices.',
    page: 'settings',
  },
  chitchat: {
    text: 'I am a program that knows food and your plan, so I leave jokes and small talk to people. But I am glad to help with the next meal.',
  },
};
