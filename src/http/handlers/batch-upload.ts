import type { BatchDelimiter } from '../../contract.gen.ts';
import type { Delimiter } from '../../jobs/table/ports.ts';
import type { OpenedTable, SubmitOptions } from '../../running/submit/ports.ts';
import type { Input } from '../input.ts';
import { refuseBody } from '../request/validation.ts';

type Options = Input<'submitBatch'>['query'];
type Opened = Awaited<ReturnType<Input<'submitBatch'>['body']['open']>>;

const delimiters: Readonly<Record<BatchDelimiter, Delimiter>> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

/** Options that say how to read the table: they must precede the file. */
const needed = ['column', 'delimiter', 'encoding', 'header'] as const;

export const openedTable = ({ options, table, allOptions }: Opened): OpenedTable => ({
  options: toOptions(options),
  content: table,
  async allOptions() {
    const all = await allOptions();
    const misplaced = needed.find((name) => all[name] !== options[name]);
    if (misplaced === undefined) return toOptions(all);
    const [ru, en] = ['должно стоять перед файлом или в адресной строке', 'must stand before the file or in the query'];
    throw refuseBody(`/${misplaced}`, 'order', ru, en);
  },
});

function toOptions({ column, delimiter, encoding, header, lang, country, label, webhook_url: url }: Options) {
  const stated = {
    ...(column !== undefined && { column }),
    ...(delimiter !== undefined && { delimiter: delimiters[delimiter] }),
    ...(encoding !== undefined && { encoding }),
    ...(header !== undefined && { header }),
  };
  const countries = country?.split(',') ?? [];
  const hook = url !== undefined && { webhookUrl: url };
  return { stated, options: { lang, countries }, label: label ?? '', ...hook } satisfies SubmitOptions;
}
