/**
 * What an answer takes a word for. `name`: of the street, place or POI that it is; `container`: of what it lies in;
 * `number`: of the house, with its letters, or a kilometre; `title`: of the bearer of a name; `remark`: a flat, a
 * phone, a station beside the address.
 */
export type TakenFor =
  'name' | 'container' | 'type_word' | 'number' | 'postcode' | 'title' | 'remark' | 'left_over';

export interface UnderstoodWord {
  /** The word as written. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly takenFor: TakenFor;
  /** The name on the map that the word belongs to; absent if the map has none in any language. */
  readonly name?: string;
}

/** How an answer understands the query. */
export interface Understanding {
  /** The query as it was read, which positions refer to; named fields are joined by commas. */
  readonly text: string;
  readonly words: readonly UnderstoodWord[];
}
