import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { AppError } from '../../errors.ts';
import { Block, elementsOf } from '../block.ts';
import type { OsmElement } from '../element.ts';
import { readPbf } from './blobs.ts';
import { encodePbf, type PbfOptions } from './write.ts';

const seed = 20260101;

const place = { file: 'x.osm.pbf', offset: 0 };

const join = (parts: Iterable<Uint8Array>): Uint8Array => Uint8Array.from(Buffer.concat([...parts]));

const write = (elements: Iterable<OsmElement>, options?: PbfOptions): Uint8Array =>
  join(encodePbf({ generator: 'test' }, elements, options));

function collect(bytes: Uint8Array): OsmElement[] {
  const found: OsmElement[] = [];
  for (const block of readPbf(bytes, place, new Block())) found.push(...elementsOf(block));
  return found;
}

const id = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -1000, max: 1000 }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 32, -(2 ** 31), 13_000_000_000),
);
const degrees = (max: number) =>
  fc.oneof(fc.integer({ min: -max * 1e7, max: max * 1e7 }), fc.constantFrom(-max * 1e7, 0, max * 1e7))
    .map((units) => units / 1e7);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '\ufeffмир', 'улица Ы', '🏠🏡', 'a'.repeat(300), '__proto__'),
);
const tags = fc.dictionary(text.filter((key) => key !== '' && key !== '__proto__'), text, { maxKeys: 4 });
const member = fc.record({ type: fc.constantFrom('node', 'way', 'relation'), id, role: text });
const element: fc.Arbitrary<OsmElement> = fc.oneof(
  fc.record({ type: fc.constant('node' as const), id, lat: degrees(90), lon: degrees(180), tags }),
  fc.record({ type: fc.constant('way' as const), id, nodes: fc.array(id, { maxLength: 6 }), tags }),
  fc.record({ type: fc.constant('relation' as const), id, members: fc.array(member, { maxLength: 5 }), tags }),
);

/** The elements as a block returns them: nodes first, then ways, relations; -0 is 0; dictionaries are plain objects. */
const plain = (elements: readonly OsmElement[]): OsmElement[] =>
  ['node', 'way', 'relation'].flatMap((type) => elements.filter((one) => one.type === type))
    .map((one) => JSON.parse(JSON.stringify(one)) as OsmElement);

for (const dense of [true, false]) {
  for (const compression of ['zlib', 'raw', 'zstd'] as const) {
    test(`what is written is read: ${dense ? 'dense' : 'plain'} nodes, ${compression}`, () => {
      fc.assert(
        fc.property(fc.array(element, { maxLength: 12 }), (elements) => {
          assert.deepEqual(plain(collect(write(elements, { dense, compression }))), plain(elements));
        }),
        { seed, numRuns: 150 },
      );
    });
  }
}

test('small blocks hold the same elements, in their order', () => {
  const elements = fc.sample(element, { seed, numRuns: 300 });
  const found = collect(write(elements, { elementsPerBlock: 1 }));
  assert.deepEqual(JSON.parse(JSON.stringify(found)), JSON.parse(JSON.stringify(elements)));
});

test('the same elements give the same bytes', () => {
  const elements = fc.sample(element, { seed, numRuns: 100 });
  assert.deepEqual(write(elements), write(elements));
});

test('only what is wanted is decoded', () => {
  const bytes = write(drawn);
  const [block] = readPbf(bytes, place, new Block(), { nodes: false, ways: true, relations: false });
  assert.deepEqual([block.nodes.ids.length, block.ways.ids.length, block.relations.ids.length], [0, 1, 0]);
});

const drawn: readonly OsmElement[] = [
  { type: 'node', id: 1, lat: 55.75, lon: 37.61, tags: { 'addr:housenumber': '7', name: 'Дом' } },
  { type: 'node', id: 2, lat: -90, lon: 180, tags: {} },
  { type: 'way', id: 3, nodes: [1, 2, -5], tags: { highway: 'residential', name: 'Тверская улица' } },
  { type: 'relation', id: 4, members: [{ type: 'way', id: 3, role: 'from' }], tags: { type: 'restriction' } },
];

/** Reads the bytes and returns the message of an AppError; every other error fails the test. */
function refusal(bytes: Uint8Array): string | undefined {
  try {
    collect(bytes);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof AppError, String(error));
    assert.equal(error.code, 'file_unreadable');
    assert.match(error.message, /^x\.osm\.pbf: at byte \d+: /);
    return error.message;
  }
}

test('a file cut at any byte is refused, but for a cut between two blobs, which cannot be seen', () => {
  for (const compression of ['zlib', 'raw', 'zstd'] as const) {
    const blobs = [...encodePbf({}, drawn, { compression, elementsPerBlock: 2 })];
    const bytes = join(blobs);
    const ends = new Set(blobs.map((_, index) => join(blobs.slice(0, index + 1)).length));
    for (let length = 1; length < bytes.length; length++) {
      assert.equal(refusal(bytes.subarray(0, length)) === undefined, ends.has(length), `cut at ${length}`);
    }
  }
});

test('changed bytes never do worse than a refusal', () => {
  const elements = [...drawn, ...fc.sample(element, { seed, numRuns: 30 })];
  const files = (['raw', 'zlib', 'zstd'] as const).flatMap((compression) =>
    [true, false].map((dense) => write(elements, { compression, dense })),
  );
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...files), changes, (file, flips) => {
      const bytes = file.slice();
      for (const [at, value] of flips) bytes[at % bytes.length] = value;
      refusal(bytes);
    }),
    { seed, numRuns: 1500 },
  );
});

test('bytes by chance never do worse than a refusal', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void refusal(bytes)), { seed, numRuns: 1000 });
});

test('elements come from every block of a file by itself', () => {
  const [header, ...blobs] = encodePbf({}, fc.sample(element, { seed, numRuns: 200 }), { elementsPerBlock: 10 });
  fc.assert(
    fc.property(fc.subarray(blobs), (some) => {
      const found = collect(join([header, ...some]));
      assert.equal(found.length, some.length * 10);
    }),
    { seed, numRuns: 50 },
  );
});
