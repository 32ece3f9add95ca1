import { describe, expect, it } from 'vitest';
import { type CareKind, careAnswer, careFor } from '../../../../src/domain/coach/care.ts';

const NEEDS_CARE: Readonly<Record<CareKind, readonly string[]>> = {
  'self-harm': [
    'I want to kill myself',
    'i wanna die',
    'I don’t want to live anymore',
    'I dont want to be here any more',
    "what's the point of living, there is no point in living",
    'thinking about suicide',
    'feeling suicidal tonight',
    'sucidal thoughts again',
    'I keep cutting myself',
    'I want to hurt myself after dinner',
    'everyone is better off without me',
    'I just want to end it all',
    'I wish I was dead',
    'kms',
    'kill  me now, I took pills and want to die',
  ],
  emergency: [
    'I have chest pain',
    'my chest feels tight after eating',
    'pain in my chest and my left arm',
    "I can't breathe",
    'trouble breathing since the peanuts',
    'my throat is closing',
    'my lips are swelling after the prawns',
    'swollen tongue what do I do',
    'I think this is an allergic reaction',
    'I got hives from the strawberries',
    'I fainted in the kitchen',
    'throwing up blood',
    'she took too many pills',
    'is it anaphylaxis?',
  ],
  purging: [
    'I ate too much and want to throw up',
    'how do I make myself sick',
    'I made myself throw up',
    'I made myself vomit again',
    'do laxatives help to lose weight',
    'should I take diet pills',
    'I binged again',
    'I purged after lunch',
    'I think I have bulimia',
    'vomiting after dinner keeps me thin',
    'throwing it all up after meals',
  ],
  restriction: [
    'I have not eaten for three days',
    "I haven't eaten anything in 2 days",
    'I havent eaten since Monday',
    'I am not eating for a week',
    'I want to stop eating',
    'I will stop eating completely',
    'I am starving myself',
    'how long can I fast for five days',
    'plan me a 10 day fast',
    'water fast ideas',
    'give me 500 calories a day',
    '800 kcal per day plan please',
    'skip all meals tomorrow',
    'what is the least I can eat',
    'I have anorexia',
    'I am scared of eating',
    'I have to earn my food first',
  ],
  minor: [
    'I am 14 and want to lose weight',
    "I'm thirteen, how do I get thin",
    'my daughter wants to lose weight',
    'diet for my 9 year old son',
    'my kid is fat, how many calories should he get',
  ],
  pregnancy: [
    'I am pregnant, can I eat sushi?',
    'what to eat in pregnancy',
    'I am breastfeeding, how much more',
    'breast feeding and coffee',
    'second trimester meals',
    'help, morning sickness',
  ],
  medicine: [
    'how much insulin for this dinner',
    'can I take metformin with it',
    'does grapefruit go with my medication',
    'I am on warfarin, is spinach ok',
    'should I stop my meds',
    'ozempic and this plan',
    'my blood sugar is low',
  ],
  'fast-loss': [
    'lose 10 kg in two weeks',
    'I need to drop 5 pounds by Friday',
    'how to lose weight fast',
    'fastest way to lose belly fat',
    'a crash diet please',
    'I must lose 8 kilos before the wedding',
    'get skinny quick',
  ],
  guilt: [
    'I feel guilty about eating',
    'I am so ashamed that I ate the cake',
    'ate chocolate and feel disgusted',
    'I hate my body',
    'I feel so fat today',
    'I am disgusting',
    "I can't stop eating",
  ],
};

const HARMLESS = [
  'What is for lunch?',
  'A killer recipe for dinner please',
  'I could kill for a pizza',
  'I am dying for chocolate',
  'That cake is to die for',
  'kill time while the dough rests',
  'chicken breast or thigh?',
  'Where is my chest of drawers',
  'chestnut soup',
  'A pregnant pause',
  'I am starving, what is for dinner?',
  'I am so hungry',
  'I haven’t eaten lunch yet',
  'I have not eaten breakfast',
  'can I skip the snack today?',
  'stop eating meat: what changes?',
  'I stopped eating sugar last year',
  'I am 15 minutes late for dinner',
  'I am 34 and want to lose weight',
  'How do I lose weight?',
  'lose 3 kg in four months',
  'a guilty pleasure for dessert',
  'guilt free dessert',
  'medicine ball workout',
  'purge the aubergine with salt?',
  'binge watching snacks',
  'a dish under 500 calories',
  'a 400 kcal dinner',
  'how much protein is in lunch',
  'is intermittent fasting fine with my plan?',
  'breakfast ideas',
  'fast dinner, 15 minutes',
  'food for my kids birthday',
  'lunch for my daughter',
  'burn off the alcohol from the sauce',
  'cut the onions fine',
  'the pan burned my dinner',
  'how do I cut calories in sauces',
  'I love living on salad',
  'I do not want to live on salad',
  'throw together a soup',
  'how many calories are left?',
  'how much water',
  'swap my dinner for something with eggs',
  'stroke of genius, this curry',
  'the bread has a tight crumb',
  'I feel great today',
  'what did I eat yesterday?',
  'I am 16 % done with the week, what about my diet plan',
  'mushrooms are disgusting, leave them out',
];

describe('a message that asks for care', () => {
  const sentences = Object.entries(NEEDS_CARE).flatMap(([kind, texts]) =>
    texts.map((text) => [text, kind] as const),
  );

  it.each(sentences)('"%s" is answered as %s', (text, kind) => {
    expect(careFor(text, { minor: false })).toBe(kind);
    expect(careFor(text.toUpperCase(), { minor: false })).toBe(kind);
  });

  it.each(HARMLESS)('"%s" is an ordinary question', (text) => {
    expect(careFor(text, { minor: false })).toBeNull();
  });

  it('keeps weight out of the talk with a member under 18', () => {
    expect(careFor('How do I lose weight?', { minor: true })).toBe('minor');
    expect(careFor('What is for lunch?', { minor: true })).toBeNull();
  });

  it.each(Object.keys(NEEDS_CARE) as CareKind[])(
    'the answer about %s names no figure but numbers to call',
    (kind) => {
      const answer = careAnswer(kind);
      expect(answer.replaceAll(/\b(?:112|999|911)\b/g, '')).not.toMatch(/\d|k?cal\b|calorie/i);
      expect(answer).toMatch(/helpline|doctor|emergency|midwife|pharmacist/);
    },
  );

  it('reads the longest message a member can send in no time', () => {
    const started = performance.now();
    for (const filler of ['i want to ', 'lose 9 kg ', 'not eaten for a ', 'my throat is ', 'i am 9 '])
      careFor(filler.repeat(1000), { minor: false });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
