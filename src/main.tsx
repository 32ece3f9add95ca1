import 'virtual:styles.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { composeVisitorPorts } from './app/boot/compose.ts';
import { wakeStorage } from './app/browser/browser-storage.ts';
import { nextTask } from './app/browser/next-task.ts';
import { startServiceWorker, watchForSwitch } from './app/browser/service-worker.ts';
import { applyStoredTheme, storeTheme } from './app/browser/theme.ts';
import { ErrorScreen } from './app/shell/error-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

/** On a network that hangs, the app says more than the frame that stands for it. */
const LONGEST_FRAME_MS = 4_000;

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no #root');

applyStoredTheme();
watchForSwitch();
let tellDrawn = (): void => undefined;
const drawn = new Promise<void>((resolve) => {
  tellDrawn = resolve;
});
const ports = composeVisitorPorts(drawn);
// A member's screens need the database: fetch it while the router starts. A failure is shown by their guard.
if (ports.session.current() !== null) {
  wakeStorage(indexedDB);
  ports.memberPorts().catch(() => undefined);
}
const createAppRouter = () =>
  createRouter({
    routeTree,
    context: { ports },
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const draw = (place: HTMLElement, router: ReturnType<typeof createAppRouter>): void =>
  // In slices: a tap gets its turn in between.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App ports={ports}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    ),
  );

async function start(place: HTMLElement): Promise<void> {
  await nextTask();
  const router = createAppRouter();
  // A sign-out or a lock, in this tab or another, runs the guards again.
  ports.session.subscribe(() => void router.invalidate());

  await nextTask();
  // The picture of app.html stays until the first screen replaces it.
  const longEnough = new Promise((resolve) => setTimeout(resolve, LONGEST_FRAME_MS));
  try {
    await Promise.race([router.load(), longEnough]);
  } finally {
    await nextTask();
    draw(place, router);
    tellDrawn();
    void startServiceWorker().then(storeTheme);
  }
}

void start(root);
