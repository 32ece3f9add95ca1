declare module 'virtual:catalogue' {
  /** Addresses of the JSON of foods and dishes, and of how the dishes are made; their hashes are in the names. */
  export const catalogueUrl: string;
  export const methodsUrl: string;
  /** Address of the food library. */
  export const libraryUrl: string;
  /** Address of a dish's picture by its `art`. */
  export const artUrl: (art: string) => string;
}
