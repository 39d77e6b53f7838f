/**
 * The dark modules of a QR code as the data of one SVG path, one module for each unit: the modules of a row that touch
 * are one rectangle.
 */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');
