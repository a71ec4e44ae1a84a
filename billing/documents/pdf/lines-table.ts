import { formatCount, formatPrice, formatRoubles } from '../wording/figures.ts';
import { UNIT_PRICE_SCALE, type PrintedLine } from '../wording/lines.ts';
import { PAGE, WIDTH, type Sheet, type TextStyle } from './sheet.ts';

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
  readonly cell: (line: PrintedLine, number: number) => string;
}

const FIXED = { number: 24, units: 84, unit: 42, price: 58, amount: 92 };

const columns: readonly Column[] = [
  { title: '№', width: FIXED.number, align: 'center', cell: (_, number) => String(number) },
  {
    title: 'Услуги', align: 'left', cell: ({ text }) => text,
    width: WIDTH - Object.values(FIXED).reduce((sum, width) => sum + width),
  },
  {
    title: 'Кол-во', width: FIXED.units, align: 'right',
    cell: ({ units }) => formatCount(units ?? 0n),
  },
  { title: 'Ед.', width: FIXED.unit, align: 'center', cell: () => 'запрос' },
  {
    title: 'Цена, руб.', width: FIXED.price, align: 'right',
    cell: ({ unitPrice }) => formatPrice(unitPrice ?? 0n, UNIT_PRICE_SCALE),
  },
  { title: 'Сумма, руб.', width: FIXED.amount, align: 'right', cell: (line) => formatRoubles(line.amountKopecks) },
];

/** The columns of lines without a quantity, whose long text takes the room of the missing ones. */
const uncounted: readonly Column[] = [
  columns[0],
  { ...columns[1], width: columns.slice(1, -1).reduce((sum, { width }) => sum + width, 0) },
  columns[columns.length - 1],
];

const PAD = 4;
const HEAD_HEIGHT = 18;
const TEXT_COLUMN = 1;

const head = columns.map(({ title }) => title);
const HEAD_STYLE = { weight: 'bold', size: 8.5 } as const;

/** Prints the table. Its head is repeated on every page; a row is never divided. */
export function putLines(sheet: Sheet, lines: readonly PrintedLine[]): void {
  putRow(sheet, head, columns, HEAD_HEIGHT, HEAD_STYLE);
  for (const [at, line] of lines.entries()) {
    const shape = line.units === null ? uncounted : columns;
    const cells = shape.map(({ cell }) => cell(line, at + 1));
    const height = sheet.heightOf(cells[TEXT_COLUMN], shape[TEXT_COLUMN].width - 2 * PAD) + 2 * PAD;
    if (sheet.reserve(height)) putRow(sheet, head, columns, HEAD_HEIGHT, HEAD_STYLE);
    putRow(sheet, cells, shape, height);
  }
}

/** Prints a row: titles are centred, cells aligned by their columns. */
function putRow(
  sheet: Sheet, cells: readonly string[], shape: readonly Column[], height: number, style: TextStyle = {},
): void {
  let x: number = PAGE.left;
  for (const [at, { width, align }] of shape.entries()) {
    sheet.box(x, sheet.y, width, height);
    const placed = { ...style, align: style === HEAD_STYLE ? 'center' as const : align };
    if (at === TEXT_COLUMN) sheet.put(cells[at], x + PAD, sheet.y + PAD, width - 2 * PAD, placed);
    else sheet.putFitted(cells[at], x + PAD, sheet.y + PAD, width - 2 * PAD, placed);
    x += width;
  }
  sheet.y += height;
}
