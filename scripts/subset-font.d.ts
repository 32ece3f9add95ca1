declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Entries of the name table to keep beside the family's names and the copyright. */
    readonly preserveNameIds: readonly number[];
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }

  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
  export default subsetFont;
}
