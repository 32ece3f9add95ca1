import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Basics } from '../base/basics.ts';
import { answer } from '../calls/mount.ts';
import { photos, users } from '../database/schema.ts';
import { notFound } from '../http/refusal.ts';

/** A photo's name is 128 random bits: who knows it was shown it. That of a closed account is shown to nobody. */
export const photoRoutes = ({ db }: Pick<Basics, 'db'>): Hono => {
  const app = new Hono();
  app.get('/media/:name', async (c) => {
    const name = c.req.param('name');
    const [photo] = /^[0-9a-f]{32}\.webp$/.test(name)
      ? await db
          .select({ bytes: photos.bytes })
          .from(photos)
          .innerJoin(users, eq(users.id, photos.userId))
          .where(and(eq(photos.name, name), isNull(users.deletedAt)))
      : [];
    if (photo === undefined) return answer(c, notFound);
    return c.body(new Uint8Array(photo.bytes), 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline; filename="photo.webp"',
      // The app keeps it with the member's data: a browser's cache would outlive their leaving.
      'Cache-Control': 'no-store',
    });
  });
  return app;
};
