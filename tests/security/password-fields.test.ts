import { expect, it } from 'vitest';
import { sources } from '../architecture/source-files.ts';

const screens = sources.filter(({ path }) => /^src\/(ui|features)\/.*\.tsx$/.test(path));
const textsOf = (pattern: RegExp) =>
  screens.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

it('passwords are typed into the one field that hides them until asked', () => {
  expect(textsOf(/type=\{[^}]*'password'\}/g)).toEqual([
    "src/ui/form/field.tsx: type={shown ? 'text' : 'password'}",
  ]);
  expect(textsOf(/<PasswordField/g).length).toBeGreaterThan(3);
  expect(textsOf(/<TextField[^>]*name="[^"]*password/gi)).toEqual([]);
});

it('every password field names itself to password managers, and no PIN does: it is this device’s alone', () => {
  const fields = textsOf(/<PasswordField[\s\S]*?\/>/g);
  const named = fields.filter((field) => !/autoComplete="off" isPin/.test(field));
  expect(named.filter((field) => !/autoComplete="(current|new)-password"/.test(field))).toEqual([]);
});

it('nothing keeps a person from pasting', () => {
  const handlers = textsOf(/onPaste=|onCopy=|onCut=|user-select|userSelect/g);
  // The code's boxes take a pasted code apart.
  expect(handlers.filter((found) => found.includes('onPaste')).map((found) => found.split(':')[0])).toEqual([
    'src/features/account/sign-in/digit-boxes.tsx',
  ]);
});
