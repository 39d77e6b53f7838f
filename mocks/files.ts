/** Files as a file input provides them. */

/** A valid PNG in one colour, rendered in the browser. */
export const aPngFile = async (name: string, width: number, height: number): Promise<File> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#1f5f9e';
  pen.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
};

/** The signature of a PNG, then invalid data. */
export const aBrokenPng = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not a picture'], name, {
    type: 'image/png',
  });

/** A valid GIF with the name and type of a PNG. */
export const aRenamedGif = (name: string): File =>
  new File(
    [Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='), (letter) => letter.charCodeAt(0))],
    name,
    { type: 'image/png' },
  );

/** With arbitrary content. */
export const aFile = (name: string, type: string, bytes = 8): File => new File([new Uint8Array(bytes)], name, { type });
