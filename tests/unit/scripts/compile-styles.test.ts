import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { describe, expect, test } from 'vitest';
import { parseModule } from '../../../scripts/styles/modules.ts';
import { rewriteStyles } from '../../../scripts/styles/rewrite-styles.ts';
import { createStyleSheet } from '../../../scripts/styles/style-sheet.ts';

const CARD = `import { chakra } from '@chakra-ui/react';
export const Card = chakra('section', {
  base: { padding: '4px', color: 'red' },
  variants: { look: { calm: { color: 'blue' } } },
  defaultVariants: { look: 'calm' },
});`;

function compile(code: string) {
  const system = createSystem(defaultBaseConfig, { preflight: false });
  const sheet = createStyleSheet(system);
  const module = parseModule('/src/screen.tsx', code);
  const text = rewriteStyles(module, {
    sheet,
    read: (file) => (file === '/src/card.tsx' ? parseModule(file, CARD) : null),
    isStyleProperty: (name) => name !== 'children' && system.isValidProperty(name),
    nameOf: (file) => file,
    runtime: '/src/ui/styled.tsx',
  });
  const classes = [...sheet.text().matchAll(/\.(s\w{4})\{([^}]*)\}/g)].map(([, name = '', css = '']) => ({
    name,
    css,
  }));
  return { code: text?.toString() ?? null, sheet: sheet.text(), classes };
}

const onlyClass = ({ classes }: ReturnType<typeof compile>) => {
  expect(classes).toHaveLength(1);
  return classes[0] ?? { name: '', css: '' };
};

describe('styles made in the build', () => {
  test('a layout component becomes a plain element with one class, and the import goes', () => {
    const made = compile(`import { Stack } from '@chakra-ui/react';
const a = <Stack as="ul" align="center" gap="3px" id="x"><li /></Stack>;`);
    const { name, css } = onlyClass(made);
    expect(css).toBe('display:flex;flex-direction:column;gap:3px;align-items:center;');
    expect(made.code).toMatch(new RegExp(`<ul +id="x" className={"${name}"}><li /></ul>`));
    expect(made.code).not.toContain('chakra');
  });

  test('a recipe becomes classes in the layer of recipes, the choices after the base', () => {
    const made = compile(CARD);
    expect(made.sheet).toMatch(
      /@layer recipes\{\.s\w{4}\{padding:4px;color:red;\}\}\n@layer recipes\{\.s\w{4}\{color:blue;\}\}$/,
    );
    expect(made.code).toMatch(
      /export const Card = \$styled\("section", "s\w{4}", \{"look":\{"calm":"s\w{4}"\}\}, \{"look":"calm"\}\)/,
    );
  });

  test('styles given to an imported component stay outside the layer, so that they win; variants stay properties', () => {
    const made = compile(`import { Card } from './card.tsx';
const a = <Card look="calm" mt="2px" />;`);
    const { name, css } = onlyClass(made);
    expect(css).toBe('margin-top:2px;');
    expect(made.sheet).not.toMatch(/@layer recipes\{\.s/);
    expect(made.code).toContain(`<Card look="calm"  className={"${name}"} />`);
  });

  test('a component of Chakra that has no plain element fails the build', () => {
    expect(() => compile(`import { Badge } from '@chakra-ui/react';\nconst a = <Badge />;`)).toThrow(
      "/src/screen.tsx:1: import { Badge } from '@chakra-ui/react';",
    );
  });
});
