import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Basics } from '../base/basics.ts';
import { isLoopbackHost } from '../base/neighbours.ts';
import { readOutbox } from '../mail/outbox-mailer.ts';

/** The host of a Host header, its port cut off. */
const hostName = (header: string): string => header.replace(/:\d+$/, '');

/** Mail that was not sent, for the person who runs the server on their own machine. */
export const mailPage = ({ db }: Pick<Basics, 'db'>): Hono => {
  const app = new Hono();
  app.use('/dev/*', async (c, next) => {
    // A page elsewhere that points its name at this machine comes with its own host name.
    if (!isLoopbackHost(hostName(c.req.header('host') ?? new URL(c.req.url).host))) {
      return c.json({ detail: 'Not found.' }, 404);
    }
    c.header('Cache-Control', 'no-store');
    return next();
  });
  app.get('/dev/mail.json', async (c) => c.json(await readOutbox({ db })));
  app.get('/dev/mail', async (c) => {
    const mails = await readOutbox({ db });
    return c.html(
      html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title></head>
<body>
<h1>Mail</h1>
<p>This server sends no mail: what it would have sent is kept here, newest first.</p>
${mails.length === 0 ? html`<p>Nothing yet.</p>` : ''}
${mails.map(
  ({ to, subject, text, at }) =>
    html`<article><h2>${subject}</h2><p>To ${to}, <time datetime="${at}">${at}</time></p><pre>${text}</pre></article>`,
)}
</body>
</html>`,
    );
  });
  return app;
};
