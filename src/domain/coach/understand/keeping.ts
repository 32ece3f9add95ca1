import { dishBefore, type Rule, withoutManners } from './reading.ts';

// Keeping and freezing food, work that is begun ahead, and days on which a food comes.

const KEEPING =
  /\bhow (?:do|should|can|to|must) (?:(?:i|we) )?(?:best )?(?:store|keep|freeze|reheat|thaw|defrost) (?:the |my |some |an? )?(.+)$|\bhow long (?:do|does|will|can|is|are) (?:the |my |an? )?(.+?) (?:keep|last|stay|good|be kept|ok|safe)\b.*$|\b(?:can|could|may|should) (?:i|we|it|that) (?:re)?(?:freeze|frozen|reheat|heat up|keep|store|be frozen|be kept)(?: (?:the|my|this|that|an?))*(?: (.+?))?(?: (?:again|for .*|in the (?:fridge|freezer)|overnight))*$|^(?:is|are) (?:the |my |this )?(.+?) still (?:good|ok|okay|fine|safe)\b/;
const DATE =
  /\b(?:best before|use by|best by|expir(?:y|ed|es|ation)|past (?:its|the) date|out of date|sell by)\b/;

export const keeping: Rule = (reading) => {
  const text = withoutManners(reading.text);
  const isAboutDate = DATE.test(text);
  const found = KEEPING.exec(text);
  if (found === null && !isAboutDate) return null;
  const words = found?.slice(1).find((part) => part !== undefined) ?? '';
  const dish = reading.known.dishNamed(words);
  const isThis =
    /^(?:it|this|that|the (?:dish|meal|rest)|leftovers?)?$/.test(words) && reading.known.before !== null;
  if (!isAboutDate && dish !== null) return { tool: 'dish', of: { dish }, ask: 'storage' };
  if (!isAboutDate && isThis) return { tool: 'dish', of: dishBefore(reading), ask: 'storage' };
  return { tool: 'keeping', food: reading.known.foods.known(words), isAboutDate };
};

const AHEAD =
  /\b(?:prepare|prep|soak|defrost|thaw|marinate|begin|start|get ready)\b.*\b(?:ahead|in advance|tonight|night before|beforehand|this evening|dinner for)\b|^(?:is there )?(?:anything|something|what) (?:to|can i|should i|must i|do i have to|needs? to be) (?:soak|soaked|defrost|thaw|prepare ahead|prepared|begun)\b|\bmeal prep\b/;

export const ahead: Rule = ({ text }) => (AHEAD.test(withoutManners(text)) ? { tool: 'ahead' } : null);

const WHEN =
  /^(?:is there|do (?:i|we) (?:have|get)|are there|will there be) (?:any |some )?(.+?) (?:in (?:the|my) plan|(?:on (?:the|my) (?:plan|menu))|(?:this|next|in the) week)\b|^(?:when|which days?|what days?) (?:is|are|do i have|do we have|do i get|does|comes?|have|has) (?:there )?(?:any |some |the )?(.+?)(?: (?:planned|come|again|on the (?:plan|menu)|this week|next))*$/;

/** "Is there fish this week?" */
export const when: Rule = ({ text, known, slot }) => {
  const words = WHEN.exec(withoutManners(text))
    ?.slice(1)
    .find((part) => part !== undefined);
  const food =
    words === undefined || slot !== null || /\b(?:done|cooked|ready)\b/.test(text)
      ? null
      : known.foods.known(words);
  return food === null ? null : { tool: 'when', food };
};
