import { createServer } from 'node:http';
import { expect } from 'vitest';
import { listening } from './listening.ts';
import { startServerProcess } from './server-process.ts';

const ASKED = '/-/npm/v1/security/advisories/bulk';
export const HOLE = { id: 1, url: 'https://advisories.example/1', title: 'A hole', vulnerable_versions: '*' };
/** As much of a package as npm reads to find who else needs it. */
const packageAt = (path: string) => {
  const name = decodeURIComponent(path.slice(1));
  const version = '1.0.0';
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } };
};

/** What `npm run audit` says where the registry answers like this. */
export const audit = async (status: number, advisories: object) => {
  const asked: string[] = [];
  const registry = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    const isQuestion = request.url === ASKED;
    answer.writeHead(isQuestion ? status : 200, { 'Content-Type': 'application/json' });
    request
      .resume()
      .once('end', () => answer.end(JSON.stringify(isQuestion ? advisories : packageAt(request.url ?? ''))));
  });
  const { port, stop } = await listening(registry);
  const environment = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_update_notifier: 'false',
  };
  const ran = startServerProcess(environment, 'scripts/audit.ts');
  const code = await ran.ended;
  await stop();
  expect(asked).toContain(`POST ${ASKED}`);
  return { code, said: ran.output() };
};
