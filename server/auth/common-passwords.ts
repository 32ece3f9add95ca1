const WORDS = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'pa$$word',
  'pa$$w0rd',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'zxcvbn',
  '1q2w3e4r',
  'qazwsx',
  'abc',
  'abcd',
  'welcome',
  'letmein',
  'admin',
  'administrator',
  'changeme',
  'iloveyou',
  'football',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'master',
  'shadow',
  'summer',
  'winter',
  'test',
];
const ENDINGS = [
  '!',
  '1!',
  '12!',
  '123!',
  '1234!',
  '12345!',
  '@1',
  '@12',
  '@123',
  '@1234',
  '#1',
  '#123',
  '123$',
  '_123',
];

/**
 * The passwords that satisfy the composition rule in the way everybody thinks of first:
 * a common word, then digits and a sign. Compared without regard to case.
 */
const COMMON: ReadonlySet<string> = new Set(WORDS.flatMap((word) => ENDINGS.map((ending) => word + ending)));

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
