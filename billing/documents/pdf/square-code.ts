import { correction, generate, mode } from 'lean-qr';
import type { Sheet } from './sheet.ts';

/**
 * Prints a QR code as vectors, sharp at any size. Bytes are stored without an encoding mark: the text itself names its
 * encoding, and not all banks' readers support the mark. Adjacent dark modules of a row become one rectangle.
 */
export function putSquareCode(sheet: Sheet, text: string, x: number, y: number, size: number): void {
  const code = generate(mode.bytes(new TextEncoder().encode(text)), { minCorrectionLevel: correction.M });
  const module = size / code.size;
  for (let row = 0; row < code.size; row += 1) {
    for (let from = 0; from < code.size; from += 1) {
      if (!code.get(from, row)) continue;
      let to = from;
      while (code.get(to, row)) to += 1;
      sheet.doc.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to;
    }
  }
  sheet.doc.fillColor('#000000').fill();
}
