import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { ROOT } from './ensure-built.ts';

const BACKEND_PORT = '4174';

const backend = spawn(process.execPath, ['--import', 'tsx', '--watch', 'server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PORT: BACKEND_PORT },
});
process.env.BACKEND_PORT = BACKEND_PORT;
const vite = await createServer({ root: ROOT, server: { host: '127.0.0.1' } });
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    backend.kill(signal);
    void vite.close().then(() => process.exit(0));
  });
}
