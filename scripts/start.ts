import { spawn } from 'node:child_process';
import { ensureBuilt, ROOT } from './ensure-built.ts';

// In production the build is part of the release, and the tools that make it are not installed.
if (process.env.NODE_ENV !== 'production') await ensureBuilt();

const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
