/**
 * Settings that the build reads from its environment. Origins have no trailing slash; an empty one means the origin of
 * the page.
 */
export interface BuildSettings {
  readonly backendUrl: string;
  readonly aiProviderUrl: string;
  readonly aiBetaHeader: string;
}

const KNOWN = new Set(['VITE_BACKEND_URL', 'VITE_AI_PROVIDER_URL', 'VITE_AI_BETA_HEADER']);

function readOrigin(name: string, value: string): string {
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new Error(`${name} must be an origin such as https://api.example.org, not "${value}".`);
  }
  return url.origin;
}

/**
 * Reads and checks the settings. Throws an Error of one sentence if a setting is unknown or malformed, or if the AI
 * provider is not the backend: calls to it carry the member's token, which no other origin may see.
 */
export function readBuildSettings(environment: Readonly<Record<string, string>>): BuildSettings {
  for (const name of Object.keys(environment)) {
    if (name.startsWith('VITE_') && !name.startsWith('VITE_USER_NODE_ENV') && !KNOWN.has(name)) {
      throw new Error(`${name} is not a build setting of Sorrel; known are ${[...KNOWN].join(', ')}.`);
    }
  }
  const backendUrl = readOrigin('VITE_BACKEND_URL', environment.VITE_BACKEND_URL ?? '');
  const aiProviderUrl = readOrigin('VITE_AI_PROVIDER_URL', environment.VITE_AI_PROVIDER_URL ?? '');
  if (aiProviderUrl !== '' && aiProviderUrl !== backendUrl) {
    throw new Error(
      `VITE_AI_PROVIDER_URL must be the backend's own origin (${backendUrl || 'leave it empty'}): that call carries the member's token.`,
    );
  }
  const aiBetaHeader = environment.VITE_AI_BETA_HEADER ?? '';
  if (aiBetaHeader !== '' && !/^[A-Za-z-]+: [\x20-\x7e]+$/.test(aiBetaHeader)) {
    throw new Error('VITE_AI_BETA_HEADER must read "Name: value".');
  }
  return { backendUrl, aiProviderUrl, aiBetaHeader };
}
