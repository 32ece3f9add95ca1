import { testProviderMoods } from './provider-moods.ts';

/** The last two take as long as the server waits. */
await testProviderMoods([
  'busy',
  'a page',
  'another shape',
  'endless',
  'breaks',
  'redirects',
  'hangs',
  'drips',
]);
