import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../architecture/source-files.ts';

const shipped = sources.filter(({ path }) => /^(?:server|src|sw|catalogue)\//.test(path));
const document = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

const IMPORTED = /import \{([^}]+)\} from '(?:node:crypto|@node-rs\/argon2)'/g;
const OF_THE_BROWSER = /\bcrypto\.((?:subtle\.)?\w+)\(/g;

const takenBy = (text: string): readonly string[] =>
  [
    ...[...text.matchAll(IMPORTED)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
    ...[...text.matchAll(OF_THE_BROWSER)].map(([, name = '']) => name),
  ].sort();

it('is all in the inventory, which holds nothing else', () => {
  const used = shipped
    .map(({ path, text }) => `${path}: ${[...new Set(takenBy(text))].join(', ')}`)
    .filter((line) => !line.endsWith(': '));
  const inventory = [...document.matchAll(/^\| `([\w/.-]+)` \| ((?:`[\w.]+`(?:, )?)+) \| .+ \|$/gm)].map(
    ([, path, names = '']) => `${path}: ${names.replaceAll('`', '')}`,
  );
  expect(used.length).toBeGreaterThan(10);
  expect(inventory.sort()).toEqual(used.sort());
});

it('hashes by SHA-256 and seals by AES-GCM, and by nothing else', () => {
  const named = shipped.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:createHash|createHmac|hash)\('([^']+)'/g)].map(([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set(['sha256']));
  const sealing = shipped.find(({ path }) => path === 'src/device/db/sealing.ts')?.text;
  expect(sealing).toContain("const ALGORITHM = 'AES-GCM'");
});

it('is the platform’s own, and Argon2’s: no package and no code of ours enciphers or hashes', () => {
  const packages = shipped.flatMap(({ text }) =>
    [...text.matchAll(/from '((?:@[\w-]+\/)?[a-z][\w.-]*)/g)].map(([, name = '']) => name),
  );
  const suspicious = [...new Set(packages)].filter((name) =>
    /crypt|cipher|argon|aes|sha\d|md5|nacl|sodium|jose|jwt|forge|elliptic|hash/.test(name),
  );
  expect(suspicious).toEqual(['@node-rs/argon2']);
  expect(
    shipped.filter(({ text }) => /\bnode:crypto'\)|require\('crypto'\)|\bmd5\b|\bsha1\b/i.test(text)),
  ).toEqual([]);
});
