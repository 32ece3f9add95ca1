import { existsSync } from 'node:fs';
import type { ManifestOptions } from 'vite-plugin-pwa';

const PAPER = '#fbf8f1';
const LEAF = '#1f6b47';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `of` is the screen's name in the walk past all screens; sizes are at two device pixels per pixel. */
export const SCREENSHOTS = [
  {
    file: 'today-narrow.png',
    of: 'overview',
    sizes: '824x1830',
    form_factor: 'narrow',
    label: "Today's meals and water",
  },
  {
    file: 'plan-narrow.png',
    of: 'diet-plan-lunch',
    sizes: '824x1830',
    form_factor: 'narrow',
    label: 'A day of the plan',
  },
  {
    file: 'today-wide.png',
    of: 'overview',
    sizes: '2560x1600',
    form_factor: 'wide',
    label: "Today's meals and water",
  },
] as const;

const onDisk = (file: string) => existsSync(new URL(`../../public/screenshots/${file}`, import.meta.url));

/** The web app manifest. The id never changes: it is how a browser recognises an installed Sorrel. */
export function webManifest(): Partial<ManifestOptions> {
  return {
    id: '/dashboard',
    name: 'Sorrel',
    short_name: 'Sorrel',
    description: 'Your week of meals, in your pocket, with or without signal.',
    lang: 'en',
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: LEAF,
    background_color: PAPER,
    categories: ['food', 'health', 'lifestyle'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    share_target: {
      action: '/dashboard/import',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    screenshots: SCREENSHOTS.filter(({ file }) => onDisk(file)).map(
      ({ file, sizes, form_factor, label }) => ({
        src: `/screenshots/${file}`,
        type: 'image/png',
        sizes,
        form_factor,
        label,
      }),
    ),
    shortcuts: [
      { name: 'Log water', url: '/dashboard?log=water' },
      { name: "Today's meals", url: '/dashboard/diet-plan' },
      { name: 'Shopping list', url: '/dashboard/shopping' },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('icon', 192, 'any')] })),
  };
}
