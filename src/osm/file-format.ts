import { unreadable } from './unreadable.ts';

export type FileFormat = 'pbf' | 'xml' | 'xml.gz';

const convert = 'convert it with "osmium cat IN -o OUT.osm.pbf"';

/** Formats often given by mistake, by their first bytes. */
const strangers: readonly (readonly [string, string, string])[] = [
  ['89504e47', 'a PNG picture', ''],
  ['ffd8ff', 'a JPEG picture', ''],
  ['25504446', 'a PDF document', ''],
  ['504b0304', 'a zip archive', '; unpack it first'],
  ['504b0506', 'an empty zip archive', ''],
  ['425a68', 'compressed with bzip2, which is not read', '; unpack it with "bunzip2", or ' + convert],
  ['fd377a585a00', 'compressed with xz, which is not read', '; unpack it with "unxz" first'],
  ['28b52ffd', 'compressed with zstd as a whole', '; unpack it with "unzstd" first'],
  ['377abcaf271c', 'a 7z archive', '; unpack it first'],
  ['fffe', 'text in UTF-16; only UTF-8 is read', ''],
  ['feff', 'text in UTF-16; only UTF-8 is read', ''],
  ['ffe0', 'an o5m file, which is not read', '; ' + convert],
  ['53514c69746520666f726d6174203300', 'an SQLite database', ''],
];

/** Recognises a format by the first hundred bytes or so; the name of a file can lie. */
export function sniffFormat(start: Uint8Array, file: string): FileFormat {
  if (start[0] === 0x1f && start[1] === 0x8b) return 'xml.gz';
  if (firstOfText(start) === '<') return 'xml';
  // The length of the blob header, then its first field: a type of nine letters.
  if (new TextDecoder('latin1').decode(start.subarray(4, 15)) === '\n\tOSMHeader') return 'pbf';
  const hex = toHex(start.subarray(0, 16));
  const stranger = strangers.find(([magic]) => hex.startsWith(magic));
  const place = { file, offset: 0 };
  if (stranger) throw unreadable(place, `no OSM file but ${stranger[1]}${stranger[2]}`);
  const text = JSON.stringify(new TextDecoder().decode(start.subarray(0, 40)));
  const seen = isText(start) ? `text: ${text}` : `bytes: ${hex}`;
  throw unreadable(place, `no OSM file: neither PBF nor XML; it begins with the ${seen}`);
}

/** The first non-space character after a byte order mark; nothing is decoded, whatever the bytes are. */
function firstOfText(start: Uint8Array): string {
  const from = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf ? 3 : 0;
  const first = start.subarray(from).find((byte) => byte !== 32 && (byte < 9 || byte > 13));
  return first === undefined ? '' : String.fromCharCode(first);
}

const isText = (start: Uint8Array): boolean => start.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
