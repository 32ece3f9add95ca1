import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAPER } from '../../../src/ui/show-theme.ts';

test('the bars have the colour of the paper', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark});`);
});
