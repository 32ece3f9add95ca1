import { testProviderMoods } from './provider-moods.ts';

testProviderMoods(['fails', 'busy', 'a page', 'another shape', 'endless', 'breaks', 'redirects']);
