import { encode } from 'uqr';
import { qrPath } from './qrPath';
import { Svg } from './QrCode.styles';

export interface QrCodeProps {
  /** The text that the code contains. */
  text: string;
  /** Accessible name. */
  label: string;
}

/** Light modules around a code (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code of medium error correction. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET;
  return (
    <Svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path d={qrPath(data)} />
    </Svg>
  );
}
