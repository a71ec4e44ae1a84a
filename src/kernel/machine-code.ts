/**
 * Assembles small programs for the machine's vector units: WebAssembly modules with one function `run` of numbers and a
 * memory of their own. A program is written as in the text format, one instruction a line, with `$names` of parameters
 * and variables. For loops of a few instructions that run hundreds of thousands of times per question; an equivalent in
 * TypeScript stays beside each as its slow twin.
 */
export interface Program {
  /** Whole numbers of 32 bits. */
  readonly parameters: readonly string[];
  readonly numbers: readonly string[];
  /** Vectors of four numbers. */
  readonly vectors: readonly string[];
  readonly code: string;
}

/**
 * An instance of a program. One per thread and program is enough, and each reserves ten gigabytes of address space (not
 * of memory). Its memory keeps what the previous caller left in it.
 */
export class Machine {
  readonly run: (...parameters: number[]) => void;
  /** The memory as numbers; a different array after `reserve`. */
  words: Uint32Array<ArrayBuffer>;
  private readonly memory: Memory;

  constructor(program: Program) {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleOf(program)));
    this.run = exports.run;
    this.memory = exports.memory;
    this.words = new Uint32Array(this.memory.buffer);
  }

  /** Grows the memory to at least this many bytes. */
  reserve(bytes: number): void {
    const missing = bytes - this.words.byteLength;
    if (missing <= 0) return;
    this.memory.grow(Math.ceil(Math.max(missing, this.words.byteLength / 2) / PAGE_BYTES));
    this.words = new Uint32Array(this.memory.buffer);
  }
}

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Declared here, since the types of Node.js lack it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Pick<Machine, 'run'> & { readonly memory: Memory } };
};

const PAGE_BYTES = 65_536;

const NUMBER = 0x7f;
const VECTOR = 0x7b;
const NO_RESULT = 0x40;
const VECTOR_PREFIX = 0xfd;

/** The operand of an instruction: none, a number, a variable, a block type, or alignment and offset. */
type Operand = 'none' | 'number' | 'variable' | 'block' | 'place';

const instructions: Readonly<Record<string, readonly [operand: Operand, ...code: number[]]>> = {
  block: ['block', 0x02], loop: ['block', 0x03], end: ['none', 0x0b],
  br: ['number', 0x0c], br_if: ['number', 0x0d],
  'local.get': ['variable', 0x20], 'local.set': ['variable', 0x21], 'local.tee': ['variable', 0x22],
  'i32.load': ['place', 0x28], 'i32.const': ['number', 0x41], 'i32.eqz': ['none', 0x45], 'i32.ge_u': ['none', 0x4f],
  'i32.add': ['none', 0x6a], 'i32.sub': ['none', 0x6b],
  'v128.load': ['place', VECTOR_PREFIX, 0x00], 'v128.load32_splat': ['place', VECTOR_PREFIX, 0x09],
  'v128.store': ['place', VECTOR_PREFIX, 0x0b],
  'i32x4.splat': ['none', VECTOR_PREFIX, 0x11],
  'i32x4.eq': ['none', VECTOR_PREFIX, 0x37], 'i32x4.lt_u': ['none', VECTOR_PREFIX, 0x3a],
  'v128.not': ['none', VECTOR_PREFIX, 0x4d], 'v128.and': ['none', VECTOR_PREFIX, 0x4e],
  'v128.andnot': ['none', VECTOR_PREFIX, 0x4f], 'v128.or': ['none', VECTOR_PREFIX, 0x50],
  'v128.bitselect': ['none', VECTOR_PREFIX, 0x52], 'v128.any_true': ['none', VECTOR_PREFIX, 0x53],
  'i32x4.add': ['none', VECTOR_PREFIX, 0xae, 0x01], 'i32x4.sub': ['none', VECTOR_PREFIX, 0xb1, 0x01],
  'i32x4.min_u': ['none', VECTOR_PREFIX, 0xb7, 0x01],
};

/** Encodes the sections in the order of the format: types, functions, memories, exports, code. */
function moduleOf({ parameters, numbers, vectors, code }: Program): Uint8Array {
  const names = [...parameters, ...numbers, ...vectors];
  const body = [
    ...list([[...unsigned(numbers.length), NUMBER], [...unsigned(vectors.length), VECTOR]]),
    ...assemble(code, names), ...instructions.end.slice(1) as number[],
  ];
  return Uint8Array.from([
    0x00, ...text('asm'), 0x01, 0x00, 0x00, 0x00,
    ...section(1, list([[0x60, ...list(parameters.map(() => [NUMBER])), ...list([])]])),
    ...section(3, list([[0]])),
    ...section(5, list([[0x00, 1]])),
    ...section(7, list([[...sized(text('run')), 0x00, 0], [...sized(text('memory')), 0x02, 0]])),
    ...section(10, list([sized(body)])),
  ]);
}

function assemble(code: string, names: readonly string[]): number[] {
  return code.split('\n').map((line) => line.trim()).filter((line) => line !== '').flatMap((line) => {
    const [name, operand] = line.split(' ');
    if (!Object.hasOwn(instructions, name)) throw new SyntaxError(`No instruction is called ${name}.`);
    const [kind, ...bytes] = instructions[name];
    switch (kind) {
      case 'none': return bytes;
      case 'block': return [...bytes, NO_RESULT];
      case 'number': return [...bytes, ...signed(Number(operand))];
      case 'place': return [...bytes, 2, ...unsigned(Number(operand ?? 0))];
      case 'variable': {
        const variable = names.indexOf(operand?.slice(1));
        if (variable < 0) throw new SyntaxError(`No variable is called ${operand}.`);
        return [...bytes, ...unsigned(variable)];
      }
    }
  });
}

const text = (ascii: string): number[] => Array.from(ascii, (letter) => letter.charCodeAt(0));
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, bytes: readonly number[]): number[] => [id, ...sized(bytes)];
const list = (items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()];

/** Encodes seven bits a byte, the lowest first; all but the last byte have the highest bit set. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** The same for signed numbers, with the sign in the seventh bit of the last byte. */
function signed(value: number): number[] {
  const isLast = value >= -0x40 && value < 0x40;
  return isLast ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
