import type { ContractOperation } from '../http/contract.ts';
import type { AnyInput, AnyReply, Desk, OperationId } from '../http/operations.ts';
import { isContent, type Content } from '../http/reply/content.ts';
import type { ByteRange } from '../http/reply/range.ts';
import type { OpenedUpload, Upload } from '../http/request/upload.ts';
import type { Calls } from './calls.ts';
import { piecesOf, Sources, type Pieces } from './pieces.ts';

/** What a thread offers to the first one while that answers a request: an upload, read as it arrives. */
export interface AtTheDesk extends Pieces {
  openUpload(number: number): Promise<{ options: unknown; table: number }>;
  skipUpload(number: number): Promise<void>;
  uploadOptions(number: number): Promise<unknown>;
}

/** What the first thread offers to the others: all operations that need more than engines. */
export interface BehindTheDesk extends Pieces {
  /** `upload`: the number of the body, if the operation takes an upload. */
  answer(operationId: OperationId, input: AnyInput, upload: number | undefined): Promise<SentReply>;
  readContent(number: number, range: ByteRange | undefined): number;
}

interface SentReply extends AnyReply {
  /** Replaces a body that is not made in one piece. */
  readonly content?: Omit<Content, 'read'> & { readonly number: number };
}

/** The desk of a further thread, which forwards operations to the first one. */
export function farDesk(calls: Calls<BehindTheDesk>): { desk: Desk; offered: AtTheDesk } {
  const uploads = new Map<number, { upload: Upload; opened?: OpenedUpload<unknown> }>();
  const sources = new Sources();
  let lastNumber = 0;
  const desk = async (operation: ContractOperation, { body, ...input }: AnyInput): Promise<AnyReply> => {
    const { operationId } = operation;
    if (!operation.takesUpload) return toReply(await calls.call('answer', operationId, { ...input, body }, undefined));
    const number = ++lastNumber;
    uploads.set(number, { upload: body as Upload });
    try {
      return toReply(await calls.call('answer', operationId, { ...input, body: undefined }, number));
    } finally {
      uploads.delete(number);
    }
  };
  const toReply = ({ content, ...reply }: SentReply): AnyReply => {
    if (!content) return reply;
    const { number, ...rest } = content;
    const read = async function* (range?: ByteRange): AsyncGenerator<Uint8Array> {
      yield* piecesOf(calls, await calls.call('readContent', number, range));
    };
    return { ...reply, body: { ...rest, read } satisfies Content };
  };
  const offered: AtTheDesk = {
    nextPiece: (number) => sources.nextPiece(number),
    endPieces: (number) => sources.endPieces(number),
    async openUpload(number) {
      const waiting = uploads.get(number)!;
      waiting.opened = await waiting.upload.open();
      return { options: waiting.opened.options, table: sources.add(waiting.opened.table) };
    },
    skipUpload: (number) => uploads.get(number)!.upload.skip(),
    uploadOptions: (number) => uploads.get(number)!.opened!.allOptions(),
  };
  return { desk, offered };
}

/** A content is read right after it was opened, when its answer is sent: beyond 1000 the oldest must be abandoned. */
const MOST_CONTENTS = 1000;

/** The first thread's side of the desk for one further thread. */
export function deskFor(
  desk: Desk, operations: ReadonlyMap<OperationId, ContractOperation>, calls: () => Calls<AtTheDesk>,
): BehindTheDesk & { end(): Promise<void> } {
  const contents = new Map<number, Content>();
  const sources = new Sources();
  let lastNumber = 0;
  const farUpload = (number: number): Upload => ({
    async open() {
      const { options, table } = await calls().call('openUpload', number);
      const allOptions = (): Promise<unknown> => calls().call('uploadOptions', number);
      return { options, table: piecesOf(calls(), table), allOptions };
    },
    skip: () => calls().call('skipUpload', number),
  });
  return {
    async answer(operationId, input, upload) {
      const operation = operations.get(operationId)!;
      const { body, ...reply } = await desk(operation, upload === undefined ? input : {
        ...input, body: farUpload(upload),
      });
      if (!isContent(body)) return body === undefined ? reply : { ...reply, body };
      contents.set(++lastNumber, body);
      if (contents.size > MOST_CONTENTS) contents.delete(contents.keys().next().value!);
      const { contentType, fileName, tag, size } = body;
      const content = { contentType, fileName, tag, ...(size !== undefined && { size }), number: lastNumber };
      return { ...reply, content };
    },
    readContent: (number, range) => sources.add(contents.get(number)!.read(range)),
    nextPiece: (number) => sources.nextPiece(number),
    endPieces: (number) => sources.endPieces(number),
    end: () => sources.endAll(),
  };
}
