import jsQR from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page as an independent reader would copy it. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; info: Record<string, unknown> }> {
  const pdf = await open(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  const { info } = await pdf.getMetadata();
  await pdf.loadingTask.destroy();
  return { pages, info: info as Record<string, unknown> };
}

/** What a camera reads from the square code of a printed page; null if it finds none. */
export async function scanPdf(bytes: Uint8Array, dotsPerInch: number): Promise<Uint8Array | null> {
  const pdf = await open(bytes);
  const { data, width, height } = await draw(await pdf.getPage(1), pdf.canvasFactory as CanvasFactory, dotsPerInch);
  await pdf.loadingTask.destroy();
  const code = (jsQR as unknown as typeof jsQR.default)(data, width, height, { inversionAttempts: 'dontInvert' });
  return code && Uint8Array.from(code.binaryData);
}

interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The type of the reader's own canvas, since there are no DOM types here. */
interface CanvasFactory {
  create(width: number, height: number): {
    context: { getImageData(x: number, y: number, width: number, height: number): Picture };
  };
}

async function draw(page: PDFPageProxy, factory: CanvasFactory, dotsPerInch: number): Promise<Picture> {
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { context } = factory.create(width, height);
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  return context.getImageData(0, 0, width, height);
}

/** The reader takes ownership of the bytes, so it gets a copy. */
const open = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
