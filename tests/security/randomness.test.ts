import { expect, it } from 'vitest';
import { sources } from '../architecture/source-files.ts';

const server = sources.filter(({ path }) => path.startsWith('server/'));

it('all that the server draws comes from the system’s secure generator', () => {
  expect(
    server.filter(({ text }) => /Math\.random|getRandomValues|insecure/.test(text)).map(({ path }) => path),
  ).toEqual([]);
  const drawing = server.filter(({ text }) =>
    /import \{[^}]*\brandomBytes\b[^}]*\} from 'node:crypto'/.test(text),
  );
  expect(drawing.map(({ path }) => path).sort()).toEqual([
    'server/assemble.ts',
    'server/base/data-folder.ts',
    'server/push/encrypt.ts',
  ]);
});

it('no secret is drawn by chance that can be told ahead: the app keeps Math.random for waits and shuffles', () => {
  const app = sources.filter(({ path, text }) => path.startsWith('src/') && text.includes('Math.random'));
  expect(app.map(({ path }) => path).sort()).toEqual(['src/app/boot/compose-member.ts']);
});
