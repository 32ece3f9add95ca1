// A thread does not inherit the TypeScript loader that runs the server.
import { register } from 'tsx/esm/api';

register();
await import('./reader-worker.ts');
