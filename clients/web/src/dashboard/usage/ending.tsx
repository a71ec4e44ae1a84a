import { eachItem, type Key } from '@geokod/client';
import { Loaded } from '../../look/loaded.tsx';
import { ownService } from '../../service/client.ts';
import { say } from '../../words/dashboard.ts';
import { day, moment, number } from '../../words/figures.ts';
import { inLanguage } from '../../words/language.ts';
import { useAsked } from '../around.tsx';
import { readEndings, type Ending as EndingOperation } from './endings.ts';
import { thisMonth } from './months.ts';
import { Part, WhenNear } from '../part.tsx';

/** Deprecated operations and keys of the old format that still work, with their last day. */
export const Ending = () => (
  <Part id="ending" title={say('ending')}>
    <WhenNear>{() => <Notices />}</WhenNear>
    <p class="small"><a href="/v2/changelog">{say('changelog')}</a></p>
  </Part>
);

interface Found {
  readonly keys: readonly Key[];
  readonly operations: readonly (EndingOperation & { readonly units: number })[];
}

async function find(): Promise<Found> {
  const service = ownService();
  const [operations, usage, keys] = await Promise.all([
    readEndings(), service.getUsage({ query: { from: `${thisMonth()}-01`, group: ['operation'], limit: 1000 } }),
    legacyKeys(),
  ]);
  const units = new Map(usage.items.map((row) => [row.operation, row.units]));
  return { keys, operations: operations.map((one) => ({ ...one, units: units.get(one.id) ?? 0 })) };
}

async function legacyKeys(): Promise<Key[]> {
  const found: Key[] = [];
  for await (const key of eachItem(ownService().listKeys, { query: { limit: 1000 } })) {
    if (key.ends_at !== null && key.revoked_at === null) found.push(key);
  }
  return found;
}

function Notices() {
  const found = useAsked(find);
  return (
    <Loaded of={found}>
      {({ keys, operations }) => (keys.length + operations.length === 0
        ? <p>{say('endingNone')}</p>
        : (
          <ul class="endings" role="list">
            {keys.length > 0 && (
              <li>
                <h3>{say('endingKeys')}</h3>
                <p>{say('endingKeysText', {
                  starts: keys.map(({ start }) => `${start}…`).join(', '), day: moment(keys[0].ends_at!),
                })}</p>
                <a href={inLanguage('/docs/errors#key_legacy_expired')}>{say('endingHow')}</a>
              </li>
            )}
            {operations.map(({ id, until, units }) => (
              <li key={id}>
                <h3>{say('endingOperation', { id })}</h3>
                <p>
                  {`${say('endingOperationText', { day: day(until) })} `}
                  {units === 0 ? say('endingUnused') : say('endingUsed', { units: number(units) })}
                </p>
                <a href={`/docs#operations-${id}`}>{say('endingHow')}</a>
              </li>
            ))}
          </ul>
        ))}
    </Loaded>
  );
}
