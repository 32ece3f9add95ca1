import type { Opinion } from '../../../terms/plan.ts';
import { trimmed } from './food-phrase.ts';
import { dishBefore, type Rule, SLOT_WORD, withoutManners } from './reading.ts';
import type { DishRef } from './request.ts';

// Dishes and foods that the member likes, or does not.

const OPINION: readonly (readonly [RegExp, Opinion])[] = [
  [
    /^(?:i )?(?:really |just |absolutely )*(?:love|loved|adore|adored) (.+)$|^(.+) (?:was|is) (?:my (?:new )?favou?rite|so good|delicious|amazing|great|excellent|fantastic|yummy|wonderful)$/,
    'love',
  ],
  [
    /^(?:i )?(?:really )*(?:hated|hate|detest|did not like|do not like|can not stand|never want) (.+)$|^(.+) (?:was|is) (?:awful|disgusting|horrible|terrible|gross|bad|yuck)$|^never (?:show|give|plan|cook|make)(?: me)? (.*?)(?: again)?$/,
    'never',
  ],
  [
    /^(.+) (?:was|is) (?:fine|ok|okay|alright|all right|so so)(?: after all| too)?$|^(?:rate|mark) (.+) (?:as )?(?:fine|ok|okay)$/,
    'fine',
  ],
];
const THIS = new RegExp(
  `^(?:it|this|that|them|dish|recipe|meal|(?:this|that|the|my) (?:dish|recipe|meal|one)|(?:my |the |today )?${SLOT_WORD})(?: (?:dish|meal|again|one|very much|so much))?$`,
);

export const opinion: Rule = (reading) => {
  if (reading.asked) return null;
  for (const [words, given] of OPINION) {
    const found = words.exec(reading.text);
    if (found === null) continue;
    const named = (found.slice(1).find((part) => part !== undefined) ?? '').replace(
      /^(?:the|this|that|my|to eat|eating) /,
      '',
    );
    const isIt = /^(?:it|this|that|them|dish|recipe|meal)\b/.test(named);
    if (isIt && reading.known.before === null) continue;
    const of = THIS.test(named) ? dishBefore(reading) : dishRef(reading.known.dishNamed(named));
    if (of !== null) return { tool: 'opinion', of, opinion: given };
  }
  return null;
};

const dishRef = (dish: string | null): DishRef | null => (dish === null ? null : { dish });

const DISLIKED = [
  /^(?:(?:i|we) )?(?:really |just |absolutely |still )*(?:do not|not|can not|never|will not|would not)(?: really)? (?:like|eat|want|stand|enjoy|touch|care for|fancy)(?: to eat| eating| any| the taste of)? (.+)$/,
  /^(?:i|we|(?:my|the) (?:kids|children|son|daughter|partner|wife|husband|family))(?: really| absolutely)? (?:hates?|dislikes?|do not like|does not like|will not eat|dislike|detest|loathe|am not (?:a fan of|keen on|into)) (?:eating )?(.+)$/,
  /^(?:never|stop|no more|never again|do not)(?: ever)?(?: (?:give|giving|plan|planning|suggest|suggesting|cook|cooking|use|using|put|putting|show|showing))?(?: me)?(?: any| the)? (.+?)(?: (?:any ?more|again|ever|please))*$/,
  /^no (.+?) (?:ever again|ever|any ?more|again)$/,
  /^(?:leave out|exclude|avoid|ban|keep out|take out|remove|block) (?:all |any )?(.+?)$/,
  /^(.+) (?:is|are) (?:disgusting|gross|yuck|yucky|not for me|not my thing)$/,
  /^(?:i am )?not (?:a fan of|keen on|into) (.+)$/,
];

const AND_SO = /,.*\b(?:it|them|please|never|avoid)\b.*$/;
const LATER = /(?: (?:ever|again|any ?more|please))+$/;
/** A dish that is not wanted any more has words for it of its own; a food is left out of all. */
export const leaveOut: Rule = ({ text, asked, slot, known }) => {
  if (asked || slot !== null) return null;
  for (const pattern of DISLIKED) {
    const named = pattern.exec(withoutManners(text))?.[1]?.replace(AND_SO, '').replace(LATER, '');
    if (named === undefined) continue;
    const dish = known.dishNamed(trimmed(named));
    if (dish !== null) return { tool: 'opinion', of: { dish }, opinion: 'never' };
    const food = known.foods.known(named);
    if (food !== null) return { tool: 'leave-out', food };
  }
  return null;
};
