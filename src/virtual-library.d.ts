declare module 'virtual:library' {
  /** The address of the food library, whose name holds a hash of its contents. */
  export const libraryUrl: string;
}
