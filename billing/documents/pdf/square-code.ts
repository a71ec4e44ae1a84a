import { correction, generate, mode } from 'lean-qr';
import type { Sheet } from './sheet.ts';

/**
 * A QR code as vectors, sharp at any size. Bytes are stored as they are, without a mark of their encoding: the text
 * itself names it, and not all banks' readers know the mark. Dark modules of a row that touch are one rectangle.
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
