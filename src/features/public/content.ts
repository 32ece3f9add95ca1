import type { ArtName } from './art.tsx';

export type Tint = 'leaf' | 'amber' | 'water' | 'tomato';

export type Benefit = { title: string; description: string; art: ArtName; tint: Tint };

export const benefits: readonly Benefit[] = [
  {
    title: 'Personalization',
    description:
      'Meal plans made for your diet, your lifestyle and your fitness goals. What you cannot eat is left out.',
    art: 'herb',
    tint: 'leaf',
  },
  {
    title: 'Meal Planning',
    description:
      'Recipes for every meal of the day that follow the published advice of nutrition experts, and one list of ingredients.',
    art: 'pancakes',
    tint: 'amber',
  },
  {
    title: 'Track And Adjust',
    description:
      'Calories, macronutrients, vitamins and minerals, and water as you go. One tap marks a meal as eaten.',
    art: 'droplet',
    tint: 'water',
  },
  {
    title: 'Achieve Your Goals',
    description:
      'A steady target, worked out from published formulas, and progress charts of how far you have come.',
    art: 'red-apple',
    tint: 'tomato',
  },
];

export type Service = {
  title: string;
  description: string;
  image: { src: ArtName; alt: string };
  tint: Tint;
};

export const services: readonly Service[] = [
  {
    title: 'Birthdays and celebrations',
    description: 'Set the portions for your table and every amount in the recipe follows.',
    image: { src: 'celebration', alt: 'A birthday cake with candles, balloons, cherries and a strawberry' },
    tint: 'tomato',
  },
  {
    title: 'Picnics and days out',
    description: 'Your week is kept on your phone, so it opens in a field where there is no signal.',
    image: { src: 'picnic', alt: 'A picnic basket with a sandwich and a slice of watermelon in the sun' },
    tint: 'water',
  },
  {
    title: 'Guests with allergies',
    description: 'Say what to leave out, and the plan avoids it. Always check the label too.',
    image: { src: 'left-out', alt: 'A jar among peanuts, an egg, cheese and a shrimp' },
    tint: 'amber',
  },
  {
    title: 'Family dinners',
    description: 'Cook one step at a time in large type, and tick things off as they go into the pot.',
    image: { src: 'family-dinner', alt: 'A pot of stew with bread, salt and herbs, and two glasses' },
    tint: 'leaf',
  },
];

export type Testimonial = {
  title: string;
  description: string;
  author: {
    name: string;
    address: string;
    profilePhoto: { src: ArtName; alt: string; width: number; height: number };
  };
};

/** Samples: they show what a customer's words would look like and speak for no real person. */
export const testimonials: readonly Testimonial[] = [
  {
    title: 'No signal, no problem',
    description: 'My kitchen is in the cellar. The plan was there, the recipe was there, and dinner was too.',
    author: {
      name: 'Olive Sample',
      address: 'Cellar Lane, Sampleton',
      profilePhoto: { src: 'olive', alt: 'An olive in place of a photo', width: 48, height: 48 },
    },
  },
  {
    title: 'One list, one trip',
    description:
      'I buy what the list says on Saturday and then nobody asks me what is for dinner for a week.',
    author: {
      name: 'Clementine Sample',
      address: 'Market Square, Sampleton',
      profilePhoto: { src: 'tangerine', alt: 'A clementine in place of a photo', width: 48, height: 48 },
    },
  },
  {
    title: 'Kind about numbers',
    description: 'It tells me what is left of the day and never what is wrong with me. So I kept using it.',
    author: {
      name: 'Basil Sample',
      address: 'Garden Row, Sampleton',
      profilePhoto: { src: 'herb', alt: 'A sprig of basil in place of a photo', width: 48, height: 48 },
    },
  },
];

/** Reserved values (a number set aside for fiction, a domain that cannot exist) until an operator sets theirs. */
export const contact = {
  phone: '+44 20 7946 0958',
  mail: 'hello@sorrel.example',
  location: '1 Sample Street, Sampleton',
};
