import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The framework's hello world, on the PORT of the environment. */
const app = new Hono();
app.get('/', (c) => c.text('Hello, world'));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
