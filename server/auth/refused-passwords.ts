import { coresOf, isCommonPassword } from '../../src/domain/common-passwords.ts';

const loadLeaked = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Passwords that were found in leaks most often, however they are dressed for the rule of composition. */
const isLeakedPassword = async (password: string): Promise<boolean> => {
  leaked ??= loadLeaked();
  const known = await leaked;
  return coresOf(password).some((core) => known.has(core));
};

/** True for a password that attackers try first. */
export const isRefusedPassword = async (password: string): Promise<boolean> =>
  isCommonPassword(password) || (await isLeakedPassword(password));
