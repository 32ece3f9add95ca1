import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part that its screen can do without. Where it cannot be loaded (no signal before the app is kept on the device) it
 * is left out until the app is opened again, and the screen around it stays.
 */
export const lazyExtra = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
