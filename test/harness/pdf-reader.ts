import jsQR from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What an independent reader finds in a PDF: the text of each page as it would be copied. */
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

/** What a camera over the printed page reads from its square code; null where it sees none. */
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

/** What the reader's own canvas is, where there is no browser whose types would say so. */
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

/** The reader takes the bytes it is given for its own, so that it gets a copy. */
const open = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
