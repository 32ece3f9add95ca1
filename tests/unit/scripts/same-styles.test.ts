import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { compileStyles } from '../../../scripts/compile-styles.ts';

const screen = (attributes: string) =>
  `import { Flex } from '@chakra-ui/react';\nexport const A = () => <Flex ${attributes} />;\n`;
const FIRST = screen('gap="3px" wrap="wrap" align="center"');
const SECOND = screen('align="center" wrap="wrap" gap="3px"');

const handlerOf = (hook: unknown) => hook as (this: object, ...values: readonly unknown[]) => unknown;

test('the sheet is the same whichever screen the bundler came to first', async () => {
  const root = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/a.tsx'), FIRST);
  writeFileSync(join(root, 'src/b.tsx'), SECOND);
  const sheetAfter = async (transformed: readonly [file: string, code: string][]) => {
    const plugin: Plugin = compileStyles();
    handlerOf(plugin.configResolved).call({}, { root });
    for (const [file, code] of transformed) handlerOf(plugin.transform).call({}, code, join(root, file));
    return handlerOf(plugin.load).call({}, join(root, 'src/ui/styles/compiled.css'));
  };
  const sheet = await sheetAfter([['src/b.tsx', SECOND]]);
  expect(sheet).toContain('{display:flex;gap:3px;flex-wrap:wrap;align-items:center;}');
  expect(await sheetAfter([['src/a.tsx', FIRST]])).toBe(sheet);
});
