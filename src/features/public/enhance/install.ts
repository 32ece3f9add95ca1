/** Chromium's event; it is not in the DOM's types. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

export type InstallWay = 'installed' | 'prompt' | 'ios' | 'menu';

export function installWay(device: { installed: boolean; offered: boolean; ios: boolean }): InstallWay {
  if (device.installed) return 'installed';
  if (device.offered) return 'prompt';
  return device.ios ? 'ios' : 'menu';
}

/** An iPad calls itself a Macintosh; only its touch points tell. */
export function isIos(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}

const HAS_IT = 'Sorrel is installed on this device.';

export function offerInstall(): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-install]');
  const status = document.querySelector('[data-install-status]');
  const steps = document.querySelector<HTMLDetailsElement>('#install-steps');
  if (!button || !status || !steps) return;

  let offer: InstallPromptEvent | undefined;
  let installed = matchMedia('(display-mode: standalone)').matches;

  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPromptEvent;
  });
  addEventListener('appinstalled', () => {
    installed = true;
    status.textContent = HAS_IT;
  });

  const explain = (platform: 'ios' | 'menu') => {
    for (const part of steps.querySelectorAll<HTMLElement>('[data-steps]')) {
      part.hidden = part.dataset.steps !== platform;
    }
    steps.open = true;
    status.textContent = 'Your browser lets you install it by hand, in two steps:';
    steps.querySelector('summary')?.focus();
  };

  button.addEventListener('click', async (event) => {
    event.preventDefault();
    const ios = isIos(navigator.userAgent, navigator.maxTouchPoints);
    const way = installWay({ installed, offered: offer !== undefined, ios });
    if (way === 'installed') {
      status.textContent = HAS_IT;
    } else if (way === 'prompt') {
      const current = offer;
      offer = undefined;
      const choice = await current?.prompt();
      if (choice?.outcome === 'dismissed')
        status.textContent = 'Not now is fine. Sorrel works in the browser too.';
    } else {
      explain(way);
    }
  });
}
