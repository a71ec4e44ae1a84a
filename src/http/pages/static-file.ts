import { createHash } from 'node:crypto';
import { codingFor, encodeWell, MIN_CODED_BYTES, type Coding } from '../reply/coding.ts';
import { isKnown } from '../reply/known.ts';
import type { Exchange } from '../request/exchange.ts';

/** A file in one encoding. Each has its own tag, since a strong tag identifies bytes. */
interface Variant {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Variants that were compressed beforehand. */
export type Encoded = Readonly<Partial<Record<Exclude<Coding, 'identity'>, Buffer>>>;

interface FileOptions {
  /** Whether other sites may read it. */
  readonly open?: boolean;
  readonly encoded?: Encoded;
}

/** A file in memory. A coding not prepared beforehand is made once, when a client first asks for it. */
export class StaticFile {
  readonly type: string;
  /** Whether other sites may read it. */
  readonly open: boolean;
  private readonly plain: Variant;
  private readonly encoded = new Map<Coding, Promise<Variant>>();

  constructor(type: string, content: string | Buffer, { open = false, encoded = {} }: FileOptions = {}) {
    const bytes = Buffer.from(content as string);
    this.type = type;
    this.open = open;
    this.plain = { bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
    for (const [coding, coded] of Object.entries(encoded) as [Exclude<Coding, 'identity'>, Buffer][]) {
      this.encoded.set(coding, Promise.resolve(this.variantOf(coded, coding)));
    }
  }

  /** Sends the file, or 304 if the client has it. */
  async send({ ctx }: Exchange): Promise<void> {
    ctx.res.setHeader('Content-Type', this.type);
    const coding = this.isCompressible ? codingFor(ctx.req.headers['accept-encoding']) : 'identity';
    if (this.isCompressible) ctx.res.appendHeader('Vary', 'Accept-Encoding');
    const { bytes, tag } = await this.variant(coding);
    ctx.res.setHeader('ETag', `"${tag}"`);
    if (isKnown(ctx.req.headers['if-none-match'], `"${tag}"`)) {
      ctx.status = 304;
      return;
    }
    if (coding !== 'identity') ctx.res.setHeader('Content-Encoding', coding);
    ctx.status = 200;
    ctx.body = bytes;
  }

  private get isCompressible(): boolean {
    return !/^(image\/png|font\/)/.test(this.type) && this.plain.bytes.length >= MIN_CODED_BYTES;
  }

  private async variant(coding: Coding): Promise<Variant> {
    if (coding === 'identity') return this.plain;
    let variant = this.encoded.get(coding);
    if (!variant) {
      variant = encodeWell(this.plain.bytes, coding).then((encoded) => this.variantOf(encoded, coding));
      this.encoded.set(coding, variant);
    }
    return variant;
  }

  private variantOf(bytes: Buffer, coding: Coding): Variant {
    return { bytes, tag: `${this.plain.tag}-${coding}` };
  }
}
