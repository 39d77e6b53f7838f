/** Multipart forms with a file, valid and invalid. */
import sharp from 'sharp';

const BOUNDARY = 'fuzz-boundary';
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } });
const png = await picture.png().toBuffer();
const jpeg = await picture.jpeg().toBuffer();

const part = (name: string, content: Buffer | string, filename = 'logo.png'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

/** Size of the picture that is uploaded in one part. */
export const PNG_BYTES = png.length;

const partsOf = (field: string): Record<string, Buffer[]> => ({
  png: [part(field, png)],
  jpeg: [part(field, jpeg)],
  svg: [part(field, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  broken: [part(field, png.subarray(0, 40))],
  empty: [part(field, '')],
  text: [part(field, "'); DROP TABLE logo; --", '../../etc/passwd\0.png')],
  two: [part(field, png), part(field, jpeg)],
  other: [part('other', png)],
});

/** Body and content type of a named form; any other name gives a truncated form. */
export const formOf = (name: string, field: string): { body: Buffer; type: string } => {
  const known = partsOf(field);
  const parts = Object.hasOwn(known, name) ? known[name] : undefined;
  return {
    body: Buffer.concat(parts ? [...parts, Buffer.from(`--${BOUNDARY}--\r\n`)] : [part(field, png).subarray(0, 150)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
};
