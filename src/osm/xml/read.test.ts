import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { AppError } from '../../errors.ts';
import { Block, elementsOf } from '../block.ts';
import type { OsmElement } from '../element.ts';
import { sniffFormat } from '../file-format.ts';
import { XmlReader } from './read.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function readXml(bytes: Uint8Array, pieceBytes = bytes.length): { elements: OsmElement[]; header: object } {
  const elements: OsmElement[] = [];
  const block = new Block();
  const reader = new XmlReader('x.osm', block, () => elements.push(...elementsOf(block)));
  for (let at = 0; at < bytes.length; at += pieceBytes) reader.write(bytes.subarray(at, at + pieceBytes));
  reader.end();
  return { elements, header: reader.header };
}

const drawn = bytesOf(`\ufeff<?xml version='1.0' encoding='UTF-8'?>
<osm version="0.6" generator="Hand">
  <note>made for a test</note><meta osm_base="2026-01-01T00:00:00Z"/>
  <bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/>
  <node id="-1" lat="55.75" lon="37.6100001"><tag k="name" v="Дом &quot;Ёлка&quot; 🏠"/></node>
  <node id="2" lat="90" lon="-180"/>
  <node id="3" visible="false"/>
  <node id="4" lat="" lon="181"><tag k="place" v="city"/></node>
  <way id="9007199254740991"><nd ref="-1"/><nd ref="2"/><tag k="highway" v="path"/></way>
  <way id="6" action="delete"><nd ref="-1"/></way>
  <relation id="7">
    <member type="way" ref="6" role="from"/><member type="node" ref="2"/><tag k="type" v="street"/>
  </relation>
</osm>`);

const expected: OsmElement[] = [
  { type: 'node', id: -1, lat: 55.75, lon: 37.6100001, tags: { name: 'Дом "Ёлка" 🏠' } },
  { type: 'node', id: 2, lat: 90, lon: -180, tags: {} },
  { type: 'node', id: 4, lat: 214.7483647, lon: 214.7483647, tags: { place: 'city' } }, // nowhere
  { type: 'way', id: 9007199254740991, nodes: [-1, 2], tags: { highway: 'path' } },
  {
    type: 'relation', id: 7, tags: { type: 'street' },
    members: [{ type: 'way', id: 6, role: 'from' }, { type: 'node', id: 2, role: '' }],
  },
];

for (const pieceBytes of [1, 2, 3, 7, 64, 10_000]) {
  test(`XML in pieces of ${pieceBytes} bytes is read whole; deleted objects are left out`, () => {
    const { elements, header } = readXml(drawn, pieceBytes);
    assert.deepEqual(elements, expected);
    assert.deepEqual(header, {
      generator: 'Hand', dataAsOf: '2026-01-01T00:00:00Z', bbox: { minLat: 1, minLon: 2, maxLat: 3, maxLon: 4 },
    });
  });
}

const refusals: [string, string | Uint8Array, number, RegExp][] = [
  ['another encoding', '<?xml version="1.0" encoding="windows-1251"?><osm/>', 45, /XML in windows-1251/],
  ['a file of changes', '<osmChange><create/></osmChange>', 11, /osmChange/],
  ['another kind of XML', '<html></html>', 6, /its root is <html>/],
  ['an open end', '<osm><node id="1" lat="1" lon="1"/>', 35, /broken XML/],
  ['a tag that ends in the air', '<osm>\n<node id="1" lat="1', 25, /broken XML .* line 2/],
  ['an id that is none', '<osm><node id="1.5" lat="1" lon="1"/></osm>', 37, /a node without a number: "1.5"/],
  ['an id that is too large', '<osm><way id="9007199254740993"/></osm>', 33, /too large/],
  ['a way without id', '<osm><way/></osm>', 11, /a way without a number/],
  ['a member of no kind', '<osm><relation id="1"><member type="area" ref="1"/></relation></osm>', 51,
    /unknown kind "area"/],
  ['a tag without value', '<osm><node id="1"><tag k="a"/></node></osm>', 30, /a tag without key or value/],
  ['bytes that are not UTF-8',
    Uint8Array.from([...bytesOf('<osm><node id="1"><tag k="ё" v="'), 0xff, 0x22]), 33, /not UTF-8/],
  ['a character cut off at the end', Uint8Array.from([...bytesOf('<osm>'), 0xd0]), 5, /not UTF-8/],
];

for (const [what, content, offset, pattern] of refusals) {
  test(`refused where it stands: ${what}`, () => {
    const bytes = typeof content === 'string' ? bytesOf(content) : content;
    for (const pieceBytes of [bytes.length, 1]) {
      assert.throws(() => readXml(bytes, pieceBytes), (error) => {
        assert.ok(error instanceof AppError, String(error));
        assert.match(error.message, pattern);
        assert.equal(error.details.offset, offset, error.message);
        return true;
      });
    }
  });
}

test('a file cut at any byte is refused', () => {
  for (let length = 1; length < drawn.length; length++) {
    assert.throws(() => readXml(drawn.subarray(0, length)), AppError, `cut at ${length}`);
  }
});

const formats: [string, string | number[], string | RegExp][] = [
  ['PBF', [0, 0, 0, 14, 10, 9, ...Buffer.from('OSMHeader'), 24, 1], 'pbf'],
  ['XML', '<?xml', 'xml'],
  ['XML behind spaces', '\n  <osm', 'xml'],
  ['XML behind a byte order mark', '\ufeff<osm', 'xml'],
  ['gzip', [0x1f, 0x8b, 8], 'xml.gz'],
  ['bzip2', 'BZh91AY', /bzip2.*osmium cat/],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10], /a PNG picture/],
  ['a zip', 'PK\u0003\u0004', /a zip archive/],
  ['text', 'Hello, world', /text: "Hello, world"/],
  ['bytes', [1, 2, 3, 4], /bytes: 01020304/],
  ['a PBF of something else', [0, 0, 0, 14, 10, 7, ...Buffer.from('OSMData')], /no OSM file/],
];

for (const [what, content, result] of formats) {
  test(`told by its first bytes: ${what}`, () => {
    const bytes = typeof content === 'string' ? bytesOf(content) : Uint8Array.from(content);
    if (typeof result === 'string') assert.equal(sniffFormat(bytes, 'x'), result);
    else assert.throws(() => sniffFormat(bytes, 'x'), { code: 'file_unreadable', message: result });
  });
}

test('an attribute or text without end is refused before it fills the memory', () => {
  const piece = bytesOf('x'.repeat(64 * 1024));
  for (const start of ['<osm><node id="1" lat="', '<osm><note>', '<osm><!-- ']) {
    const reader = new XmlReader('x.osm', new Block(), () => {});
    reader.write(bytesOf(start));
    const endless = () => {
      for (let pieces = 0; pieces < 100; pieces++) reader.write(piece);
    };
    assert.throws(endless, { code: 'file_unreadable', message: /more than 1000000 characters without a whole tag/ });
  }
});
