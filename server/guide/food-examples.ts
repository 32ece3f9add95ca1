/** The exchanges about food from elsewhere. */
export const foodExamples = {
  readRecipePage: {
    body: { url: 'https://recipes.example/bean-soup' },
    answer: {
      recipe: {
        name: 'Bean soup',
        servings: 4,
        lines: ['400 g white beans', '1 onion, chopped'],
        steps: ['Soak the beans overnight.', 'Cook them with the onion.'],
        minutes: 90,
        source: 'https://recipes.example/bean-soup',
      },
    },
  },
  lookUpBarcode: {
    params: { code: '4006381333931' },
    answer: {
      code: '4006381333931',
      food: {
        name: 'Oat drink',
        brand: 'A brand',
        per: 'ml' as const,
        kcal: 46,
        proteinG: 1,
        fatG: 1.5,
        saturatedFatG: 0.2,
        carbsG: 6.7,
        sugarsG: 4,
        fiberG: null,
        sodiumMg: 40,
      },
      attribution: 'Open Food Facts contributors, Open Database License (ODbL)',
    },
  },
};
