import type { CoachPage, CoachRequest } from '../slots/request.ts';

const PAGES: readonly (readonly [RegExp, CoachPage])[] = [
  [/\b(?:allerg\w+|intoleran\w+|kidney|pregnan\w+|safety|illness\w*)\b/, 'safety'],
  [/\b(?:goal|target|activity level|height|age)\b/, 'goal'],
  [/\b(?:diet|preferences?|cuisines?|how i eat|cooking time|budget|spicy)\b/, 'preferences'],
  [/\b(?:notifications?|reminders?|remind me)\b/, 'notifications'],
  [/\b(?:period|cycle)\b/, 'cycle'],
  [/\b(?:progress|charts?|graphs?|history|statistics)\b/, 'progress'],
  [/\b(?:own (?:recipes?|foods?|dish)|my recipe|barcodes?|scan\w*|import\w*)\b/, 'own-food'],
  [/\bdiary|food log\b/, 'diary'],
  [/\bshopping\b/, 'shopping'],
  [/\b(?:pantry|what i have at home)\b/, 'pantry'],
  [
    /\b(?:settings?|password|account|dark mode|theme|units?|photo|profile|language|export|data|log out|sign out|email|delete|pounds|stone|ounces)\b/,
    'settings',
  ],
];

/** The page of the app that words are about; null where they are about none. */
export const pageOf = (text: string): CoachRequest | null => {
  const page = PAGES.find(([words]) => words.test(text))?.[1];
  return page === undefined ? null : { tool: 'open', page };
};
