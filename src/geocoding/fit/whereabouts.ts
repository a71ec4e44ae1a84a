import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Hit } from '../query/hit.ts';
import type { Numbered } from './numbers/asked-numbers.ts';
import { doubtTable } from '../query/doubts.ts';
import { isSettlement } from './district-centres.ts';
import type { DistrictHouses } from './district-houses.ts';
import type { Leftover } from './leftover.ts';
import type { NamedElsewhere } from './elsewhere/named-elsewhere.ts';

/** For "с. Майма, Разъезд, ул. Ленина": of two separate places the one named last is the smaller. */
const LAST_PLACE_BONUS = 0.1;

/** Decides whether a feature lies elsewhere than the query says. */
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

  /** `left`: unexplained atoms; `unnamed`: with the type words among them; `open`: all atoms outside what was found. */
  of(
    hit: Hit, containerHits: readonly Hit[],
    { number, left, unnamed, open }: { number: Numbered | undefined; left: number; unnamed: number; open: number },
  ) {
    const otherContainer = this.left.namesOther(hit, left);
    const contradiction = this.elsewhere.contradicts({ hit, containerHits, left: unnamed });
    const isContradicted = contradiction !== undefined && contradiction !== 'unknown';
    const isAstray = number?.house !== undefined && this.districts.isAstray(number.house.row, hit, containerHits);
    const isOtherDistrict = !isContradicted && (isAstray || otherContainer === 'district');
    const isElsewhere = otherContainer !== undefined || isContradicted || isAstray;
    const isOtherStreet = number?.house !== undefined && this.left.streets.namesOther(hit, open, number.end);
    // Many towns have a quarter of the named name, while a named village is the one meant.
    const isFar = otherContainer === 'far' && !containerHits.some(({ feature }) => isSettlement(this.search, feature));
    const away = awayAs(hit, isElsewhere, isOtherStreet, isOtherDistrict);
    const isLast = isElsewhere && this.left.followsContainers(hit, containerHits, open);
    const awayCost = away ? doubtTable[away].cost - (isLast ? LAST_PLACE_BONUS : 0) : 0;
    const isBesideRegion = !isElsewhere && this.elsewhere.namesRegionAround(hit, containerHits);
    return { isElsewhere, isFar, contradiction, isBesideRegion, away, awayCost };
  }
}

/** The doubt about a feature elsewhere than the query says; a district is named less reliably than a town. */
function awayAs(
  { typeMask }: Hit, isElsewhere: boolean, isOtherStreet: boolean, isOtherDistrict: boolean,
): 'otherStreet' | 'otherDistrict' | 'elsewhere' | undefined {
  if (isOtherStreet && typeMask === 0) return 'otherStreet';
  if (isOtherDistrict && !isOtherStreet) return 'otherDistrict';
  return isElsewhere || isOtherStreet ? 'elsewhere' : undefined;
}
