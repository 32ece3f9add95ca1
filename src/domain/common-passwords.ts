/** Words that passwords are made of, and the names of this product and its matter. Without disguise. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort passwd pass parola senha motdepasse contrasena wachtwoord qwer qwerty qwertyuiop qwertz azerty
  asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qaz wsx abc abcd abcde abcdef abcabc aaa aa a xyz welcome
  welkom willkommen bienvenue letmein login guest user username root admin administrator manager master
  superuser changeme change default temp test testing tester secret private access hello hi iloveyou loveyou
  love lovely sweet honey baby angel princess prince queen king flower sunshine sunflower rainbow butterfly
  football soccer baseball basketball hockey tennis cricket arsenal chelsea liverpool barcelona madrid
  juventus monkey dragon tiger lion eagle panda kitty hunter killer ninja samurai batman superman spiderman
  ironman pokemon pikachu naruto starwars matrix shadow ghost freedom trustno money dollar lucky success
  winner blessed jesus god allah krishna ganesh family mother father mom dad friend friends computer internet
  google facebook instagram whatsapp twitter linkedin microsoft windows apple iphone samsung android oracle
  cisco amazon netflix youtube gmail yahoo hotmail office company business school college student teacher
  summer winter spring autumn january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday today america usa india china japan
  pakistan brazil mexico canada london paris berlin tokyo delhi mumbai dubai michael jordan daniel david james
  john robert william thomas charlie andrew matthew joseph anthony jessica ashley jennifer michelle amanda
  nicole maria anna sarah laura julia alex max sam rahul ali ahmed mohamed muhammad
  sorrel diet dietplan dietplanner meal meals mealplan recipe recipes food fitness nutrition calories healthy
  health weight weightloss workout gym`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};

const undisguised = (text: string): string => [...text].map((sign) => DISGUISES[sign] ?? sign).join('');

/** Walks over the keyboard with Shift held here and there, and letters and digits in turn; longer ones first. */
const WALKS: readonly string[] = [
  '1q2w3e4r5t6y',
  'q1w2e3r4t5',
  'a1b2c3d4e5',
  '1q2w3e4r',
  'q1w2e3r4',
  'a1b2c3d4',
  'a1s2d3f4',
  '1qazxsw2',
  'zaq12wsx',
  'qweasdzxc',
  'qweasd',
  '1q2w3e',
  'q1w2e3',
  'a1b2c3',
  '1qaz',
  '2wsx',
  '3edc',
  'qaz',
  'wsx',
  'qwe',
  'asd',
  'zxc',
  'abc',
  '1234',
  '123',
];
const isWalk = (text: string): boolean =>
  text !== '' && WALKS.reduce((left, walk) => left.replaceAll(walk, ''), text) === '';

const SHIFTED = '!@#$%^&*()';
const unshifted = (text: string): string =>
  [...text].map((sign) => (SHIFTED.includes(sign) ? `${(SHIFTED.indexOf(sign) + 1) % 10}` : sign)).join('');

/** Digits that people add to a word: a run, a year, one digit repeated. Signs are cut off before. */
const HABITUAL_DIGITS =
  /^(?:|0?1|12|123|1234|12345|123456|1234567|12345678|123456789|321|4321|54321|(?:19|20)\d\d|(\d)\1*|\d\d)$/;

const withoutSigns = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);

/** The word in a password, where all around it is what everybody puts there; null otherwise. */
const dressedWord = (text: string): string | null => {
  const signs = [...text];
  const [first, last] = [signs.findIndex(isLetter), signs.findLastIndex(isLetter)];
  const around = [signs.slice(0, first), signs.slice(last + 1)].map((part) => withoutSigns(part.join('')));
  if (first < 0 || !around.every((digits) => HABITUAL_DIGITS.test(digits))) return null;
  return signs.slice(first, last + 1).join('');
};

const wordsOf = (text: string): readonly string[] =>
  [dressedWord(text), dressedWord(undisguised(text))].flatMap((word) => (word === null ? [] : [word]));

/** A password in small letters: as it is, without signs, and the word in its usual dress, in disguise and without. */
export const coresOf = (password: string): readonly string[] => {
  const text = password.toLowerCase();
  const words = wordsOf(text).flatMap((word) => [word, undisguised(word)]);
  return [text, ...[text, ...words].map(withoutSigns)];
};

/**
 * The passwords that satisfy the composition rule in the ways everybody thinks of first: one or two words
 * that passwords are made of, letters in disguise, digits and signs around them; walks over the keyboard.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  if (isWalk(withoutSigns(unshifted(text))) || isWalk(withoutSigns(text))) return true;
  return wordsOf(text).some((word) => {
    const letters = withoutSigns(undisguised(word));
    if (WORDS.has(letters)) return true;
    return Array.from(letters).some(
      (_, at) => WORDS.has(letters.slice(0, at)) && WORDS.has(letters.slice(at)),
    );
  });
};
