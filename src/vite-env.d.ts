interface ImportMetaEnv {
  /** Origin of the backend without a trailing slash; empty or absent means the page's own. */
  readonly VITE_BACKEND_URL?: string;
  /** Origin of the AI provider; empty or absent means the backend. The build refuses any other. */
  readonly VITE_AI_PROVIDER_URL?: string;
  /** One extra header for the AI provider's calls, as "Name: value"; empty or absent means none. */
  readonly VITE_AI_BETA_HEADER?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
