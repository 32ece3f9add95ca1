declare module 'virtual:catalogue' {
  /** Address of the catalogue's JSON, its hash in the name. */
  export const catalogueUrl: string;
  /** Address of a dish's picture by its `art`. */
  export const artUrl: (art: string) => string;
}
