import type { LabelKind } from '../../../domain/food/label/label.ts';

/** The kind of label that is printed where the browser's language is spoken. */
export const homeLabel = (): LabelKind => (/-(US|PR)$/.test(navigator.language) ? 'us' : 'eu');
