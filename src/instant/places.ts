/** The pages within the dashboard's frame; a kitchen has the whole screen. */
export const hasMemberFrame = (pathname: string): boolean =>
  /^\/dashboard(\/|$)/.test(pathname) && !pathname.startsWith('/dashboard/kitchen/');

export type MealsPage = 'today' | 'plan';

/** The page that shows today's meals first, unless a redirect has something to say above them; null elsewhere. */
export const mealsPageAt = ({ pathname, search }: { pathname: string; search: string }): MealsPage | null => {
  if (/^\/dashboard\/?$/.test(pathname)) return search.includes('note=') ? null : 'today';
  return /^\/dashboard\/diet-plan\/?$/.test(pathname) ? 'plan' : null;
};
