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
};
