declare module 'subset-font' {
  /** The given characters of a font, as a font file of the wanted format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
