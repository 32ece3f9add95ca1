import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds `sw/send/send.ts` beside the worker as `sw-outbox.js`, a classic script that the worker loads when it
 * has something to send: answering navigations must not wait for the database's code.
 */
export function outboxWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sorrel:outbox-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        envDir: config.envDir,
        resolve: { alias: config.resolve.alias },
        logLevel: config.logLevel ?? 'info',
        publicDir: false,
        build: {
          target: config.build.target,
          outDir: config.build.outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: join(config.root, 'sw/send/send.ts'),
            output: { format: 'iife', entryFileNames: 'sw-outbox.js' },
          },
        },
      });
    },
  };
}
