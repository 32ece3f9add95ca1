/** The pages within the dashboard's frame; a kitchen has the whole screen. */
export const hasMemberFrame = (pathname: string): boolean =>
  /^\/dashboard(\/|$)/.test(pathname) && !pathname.startsWith('/dashboard/kitchen/');

/** The overview, unless a redirect has something to say above today's meals. */
export const isToday = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  /^\/dashboard\/?$/.test(pathname) && !search.includes('note=');
