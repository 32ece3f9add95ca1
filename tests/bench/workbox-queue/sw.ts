import { Queue } from 'workbox-background-sync';
import { registerRoute } from 'workbox-routing';

/** The queue as its makers document it: what cannot be sent is kept, and sent again on the browser's `sync`. */
const queue = new Queue('entries');

registerRoute(
  () => true,
  async ({ request }) => {
    try {
      return await fetch(request.clone());
    } catch {
      await queue.pushRequest({ request });
      return new Response(null, { status: 202 });
    }
  },
  'POST',
);
