import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit } from '../query/hit.ts';
import type { Numbered } from './asked-numbers.ts';
import { costs } from './costs.ts';
import type { DistrictHouses } from './district-houses.ts';
import type { Leftover } from './leftover.ts';
import type { NamedElsewhere } from './named-elsewhere.ts';

/** "с. Майма, Разъезд, ул. Ленина": of two places that do not hold each other the one told last is nearer. */
const LAST_PLACE_BONUS = 0.1;

/** Whether things are elsewhere than a query says. */
export class Whereabouts {
  private readonly search: AtlasSearch;
  private readonly left: Leftover;
  private readonly elsewhere: NamedElsewhere;
  private readonly districts: DistrictHouses;

  constructor(search: AtlasSearch, left: Leftover, elsewhere: NamedElsewhere, districts: DistrictHouses) {
    this.search = search;
    this.left = left;
    this.elsewhere = elsewhere;
    this.districts = districts;
  }

  /** Nothing explains `left`, nor, but for type words, `untold`. */
  of(
    hit: Hit, containerHits: readonly Hit[],
    { number, left, untold, open }: { number: Numbered | undefined; left: number; untold: number; open: number },
  ) {
    const other = this.left.namesOther(hit, left);
    const contradiction = this.elsewhere.contradicts({ hit, containerHits, left: untold });
    const isContradicted = contradiction !== undefined && contradiction !== 'unknown';
    const isAstray = number?.house !== undefined && this.districts.isAstray(number.house.row, hit, containerHits);
    const isOfDistrict = !isContradicted && (isAstray || other === 'district');
    const isElsewhere = other !== undefined || isContradicted || isAstray;
    const isOther = number?.house !== undefined && this.left.streets.namesOther(hit, open, number.end);
    const isFar = other === 'far' && !containerHits.some((container) => container.feature < this.search.starts.areas);
    const away = awayAs(hit, isElsewhere, isOther, isOfDistrict);
    const isLast = isElsewhere && this.left.isToldLast(hit, containerHits, open);
    const awayCost = away ? costs[away].cost - (isLast ? LAST_PLACE_BONUS : 0) : 0;
    return { isElsewhere, isFar, contradiction, away, awayCost };
  }
}

/** What stands against a thing that is elsewhere than the query says; a district is told less surely than a town. */
function awayAs(
  { typeMask }: Hit, isElsewhere: boolean, isOtherStreet: boolean, isOfDistrict: boolean,
): 'otherStreet' | 'otherDistrict' | 'elsewhere' | undefined {
  if (isOtherStreet && typeMask === 0) return 'otherStreet';
  if (isOfDistrict && !isOtherStreet) return 'otherDistrict';
  return isElsewhere || isOtherStreet ? 'elsewhere' : undefined;
}
