declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[] },
  ): Promise<Buffer>;
}
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
