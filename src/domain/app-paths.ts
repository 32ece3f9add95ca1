const APP_ROOTS: ReadonlySet<string> = new Set([
  'dashboard',
  'shared-report',
  'sign-in',
  'sign-up',
  'today',
  'onboarding',
  'age',
  'diet',
  'fitness',
  'gender',
  'goal',
  'height',
  'weight',
  'target',
]);

/** True where the app itself answers; every other path has a document of its own or is unknown. */
export const isAppPath = (pathname: string): boolean => {
  const [root = '', ...rest] = pathname.split('/').slice(1);
  return APP_ROOTS.has(root) && (root === 'dashboard' || rest.join('') === '');
};
