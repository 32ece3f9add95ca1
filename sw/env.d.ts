interface ImportMetaEnv {
  /** Origin of the backend; empty or absent means the worker's own. */
  readonly VITE_BACKEND_URL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
