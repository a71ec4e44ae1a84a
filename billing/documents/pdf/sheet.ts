import type PdfDocument from 'pdfkit';

export type Weight = 'regular' | 'bold';

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right' | 'center';
  readonly color?: string;
}

/** Points, 72 to the inch: A4 with a margin for a punch. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 36, top: 36, bottom: 48 } as const;
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const INK = '#111111';
export const GREY = '#5b5b5b';
const RULE = '#8a8a8a';

/** Pages filled from the top; content that does not fit continues on the next one. */
export class Sheet {
  readonly doc: typeof PdfDocument.prototype;
  y: number = PAGE.top;

  constructor(doc: typeof PdfDocument.prototype) {
    this.doc = doc;
  }

  /** The height of a text at this width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#set(style).heightOfString(text, { width, lineGap: LINE_GAP });
  }

  /** Prints at a position of this page, without moving `y`. */
  put(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.#set(style).text(text, x, y, { width, align: style.align ?? 'left', lineGap: LINE_GAP });
  }

  /** Prints on one line, in a smaller size if it would not fit. */
  putFitted(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const size = style.size ?? TEXT_SIZE;
    const wide = this.#set(style).widthOfString(text);
    const fitted = wide <= width ? size : Math.floor(((size * width) / wide) * 10) / 10;
    this.#set({ ...style, size: fitted }).text(text, x, y + (size - fitted) / 2, {
      width: width + 1, align: style.align ?? 'left', lineBreak: false,
    });
  }

  /** Prints below the existing content, in full width by default. */
  add(text: string, style: TextStyle = {}, width: number = WIDTH): void {
    const height = this.heightOf(text, width, style);
    this.reserve(height);
    this.put(text, PAGE.left, this.y, width, style);
    this.y += height;
  }

  /** Starts a new page if this height is not left on the current one; true if it did. */
  reserve(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.bottom) return false;
    this.doc.addPage();
    this.y = PAGE.top;
    return true;
  }

  line(x1: number, y1: number, x2: number, y2: number, width = 0.5, color = RULE): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(color).stroke();
  }

  box(x: number, y: number, width: number, height: number): void {
    this.doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(RULE).stroke();
  }

  #set({ size = TEXT_SIZE, weight = 'regular', color = INK }: TextStyle): typeof PdfDocument.prototype {
    return this.doc.font(weight).fontSize(size).fillColor(color);
  }
}

const TEXT_SIZE = 9;
const LINE_GAP = 0.8;
