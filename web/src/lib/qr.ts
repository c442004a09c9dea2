/* QR codes, drawn as one path of unit squares. Loaded only when one is asked for. */
import qrcode from 'qrcode-generator';

export interface QrCode {
  size: number /* of a side, in squares, with the quiet zone around */;
  path: string /* of the dark squares */;
}

const QUIET = 4; /* light squares that the standard wants on every side */

/* Medium error correction, the smallest size that holds the text. */
export function qrOf(text: string): QrCode {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      if (code.isDark(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }
  }
  return { size: count + 2 * QUIET, path };
}
