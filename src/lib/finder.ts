/**
 * The one rule by which projects and ideas are found and ranked: all words, in any order, whole words before beginnings,
 * telling fields before others, what the words also mean (`synonyms.json`), and the nearest spelling.
 */
import { foldTexts, isFiller, neededOf, readWords, wordsOf } from './search';
import { nearestWord } from './spelling';
import synonyms from './synonyms.json';

/** What a field adds, the most telling first: title, category, technologies or tags, texts, for whom and with what. */
const FIELD_WEIGHTS = [24, 16, 8, 5, 4];
/** The first fields name things: their words may be meant by misspelt ones. */
const NAMING_FIELDS = 3;
const FIELD_BITS = 3;
const FIELD_MASK = 2 ** FIELD_BITS - 1;
/** What a word counts that has another ending, or only begins with what was written, and a phrase whose words stand in different fields. */
const INFLECTED = 0.9;
const BEGUN = 0.6;
const SCATTERED = 0.4;
/** What is only meant counts less than what was written, and each further meaning less. */
const MEANT = 0.7;
const MEANT_STEP = 0.04;
/** More than the fillers, which only decide between equals. */
const WEIGHT_OF_NEEDED = 1000;
const MOST_TOLD = 3;
const LONGEST_PHRASE = 3;

/** A word of the indexed items, with the items that have it, by number, each with its field in the lowest bits. */
type IndexedWord = { word: string; places: number[]; namings: number };

/** The words of items, such as projects, which are numbered in the order in which they are added. */
export type Index = {
  size: number;
  words: Map<string, IndexedWord>;
  byStem: Map<string, IndexedWord[]>;
  /** The words of texts without spaces and of lists, most of which return. */
  texts: Map<string, readonly IndexedWord[]>;
};

/** Returns an index without items. */
export const makeIndex = (): Index => ({
  size: 0,
  words: new Map(),
  byStem: new Map(),
  texts: new Map(),
});

/** Returns a word without endings, such as those of "bookings", "scheduler", "libraries" and "reactjs". */
function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word === 'news') return word;
  return word
    .replace(/(?<=...)js$/, '')
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=..(?:s|x|z|ch|sh))es$/, '')
    .replace(/(?<=..[^sui])s$/, '')
    .replace(/(?<=.{4})(?:(?<=.{5})(?:at(?:ion|or|e|ed|ing)|ion)|ing|er|or|ed|e)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
}

function indexWord({ words, byStem }: Index, word: string): IndexedWord {
  const known = words.get(word);
  if (known) return known;
  const indexed = { word, places: [], namings: 0 };
  words.set(word, indexed);
  byStem.set(stemOf(word), [...(byStem.get(stemOf(word)) ?? []), indexed]);
  return indexed;
}

function readText(index: Index, text: string): readonly IndexedWord[] {
  const known = index.texts.get(text);
  if (known) return known;
  const folded = foldTexts(text).split(' ').filter(Boolean);
  const read = folded.map((word) => indexWord(index, word));
  index.texts.set(text, read);
  return read;
}

/** Adds an item with its fields, the most telling first; a field is a text, or a list of which each part returns. */
export function addItem(index: Index, fields: readonly (string | readonly string[])[]): void {
  for (let field = 0; field < fields.length; field += 1) {
    const texts = fields[field]!;
    for (const text of typeof texts === 'string' ? texts.split(' ') : texts) {
      for (const word of readText(index, text)) {
        word.places.push((index.size << FIELD_BITS) | field);
        if (field < NAMING_FIELDS) word.namings += 1;
      }
    }
  }
  index.size += 1;
}

const phraseKey = (phrase: readonly string[]) => phrase.map(stemOf).join(' ');

const phrases = Object.entries(synonyms).flatMap(([keys, meant]) =>
  keys.split(', ').map((key) => [key.split(' '), meant] as const),
);
const meanings = new Map(phrases.map(([phrase, meant]) => [phraseKey(phrase), meant]));

/** What stands for a part of a search, with all of its words: as it was written, or what that also means. */
type Reading = { words: readonly string[]; meant?: string };

/** Splits a search into its parts, each with the readings by one of which it has to be found. */
function readParts(search: string, isVerbatim: boolean): Reading[][] {
  const typed = readWords(search);
  const isAllFillers = typed.every(({ joined }) => isFiller(joined));
  const parts: Reading[][] = [];
  for (let at = 0, length = 1; at < typed.length; at += length) {
    const phraseOf = (count: number) => typed.slice(at, at + count).map(({ joined }) => joined);
    const meantBy = (count: number) => (isVerbatim ? [] : meanings.get(phraseKey(phraseOf(count))));
    length = Math.min(LONGEST_PHRASE, typed.length - at);
    while (length > 1 && !meantBy(length)?.length) length -= 1;
    const written = phraseOf(length);
    const meant = meantBy(length) ?? [];
    if (meant.length === 0 && !isAllFillers && isFiller(written[0]!)) continue;
    const compound = length === 1 ? neededOf(typed[at]!.parts) : [];
    parts.push([
      { words: written },
      ...(compound.length > 0 ? [{ words: compound }] : []),
      ...meant.map((text) => ({ words: wordsOf(text), meant: text })),
    ]);
  }
  return parts;
}

/** The words that differ in endings, or else those that begin like it: "hospital" is not "hospitality". */
function likesOf(word: string, { words, byStem }: Index) {
  const whole = byStem.get(stemOf(word));
  const begun = () => [...words.values()].filter((other) => other.word.startsWith(word));
  return { found: whole ?? begun(), areBegun: !whole };
}

/** The weight of the most telling field of a mask. */
function weightOf(mask: number): number {
  const bit = 31 - Math.clz32(mask & -mask);
  return mask === 0 ? 0 : FIELD_WEIGHTS[bit >> 1]! * (bit % 2 === 0 ? 1 : INFLECTED);
}

/** For each item, two bits for each field: whether it has the very word, and one that is like it. */
type Masks = Uint16Array;

/** A reading with the masks of its words, and what it counts. */
type Likeness = { masks: readonly Masks[]; areBegun: boolean; share: number; meant?: string };

/** Returns the fields in which an item has all of the words. */
const fieldsWithAll = (item: number, masks: readonly Masks[]) =>
  masks.reduce((common, mask) => common & mask[item]!, -1);

/** Returns whether an item has the words of a reading, those of a meaning in one field. */
const hasReading = (item: number, { masks, meant }: Likeness) =>
  masks.every((mask) => mask[item] !== 0) && (!meant || fieldsWithAll(item, masks) !== 0);

type Match = {
  item: number;
  /** What each part of the search counts; 0 if it is missing. */
  parts: number[];
  /** Whether it has one where things are named. */
  isNamed: boolean;
  ties: number;
  meant: string[];
};

/** Returns what is found for a search as it is written: the items with most of its parts. */
function match(index: Index, search: string, isVerbatim: boolean) {
  const parts = readParts(search, isVerbatim);
  const fillers = new Set(wordsOf(search).filter(isFiller));
  const wanted = [...new Set([...fillers, ...parts.flat().flatMap(({ words }) => words)])];
  const likes = new Map(
    wanted.map((wantedWord) => {
      const like = likesOf(wantedWord, index);
      const masks: Masks = new Uint16Array(index.size);
      for (const { word, places } of like.found) {
        const bits = word === wantedWord ? 3 : 2;
        for (const each of places) masks[each >> FIELD_BITS]! |= bits << (2 * (each & FIELD_MASK));
      }
      return [wantedWord, { ...like, masks }];
    }),
  );
  const likeOf = (word: string) => likes.get(word)!;
  const readings = parts.map((part) =>
    part
      .map(({ words, meant }, order): Likeness => {
        const areBegun = words.some((word) => likeOf(word).areBegun);
        const share = (meant ? MEANT - MEANT_STEP * order : 1) * (areBegun ? BEGUN : 1);
        return { masks: words.map((word) => likeOf(word).masks), areBegun, share, meant };
      })
      // What has or is a meaning is a word of its own, and no beginning of another.
      .filter(({ areBegun }) => !areBegun || part.every(({ meant }) => !meant)),
  );
  /** How many parts each item has. */
  const counts = new Uint8Array(index.size);
  /** How many items have each part. */
  const having = readings.map((part) => {
    let items = 0;
    for (let item = 0; item < index.size; item += 1) {
      if (!part.some((reading) => hasReading(item, reading))) continue;
      counts[item]! += 1;
      items += 1;
    }
    return items;
  });
  let most = 0;
  for (const count of counts) most = Math.max(most, count);

  const weigh = (item: number): Match => {
    const found: Match = { item, parts: [], isNamed: false, ties: 0, meant: [] };
    for (const part of readings) {
      let best = 0;
      let meant: string | undefined;
      for (const reading of part) {
        if (!hasReading(item, reading)) continue;
        const { masks, share } = reading;
        const common = fieldsWithAll(item, masks);
        const apart = masks.reduce((sum, mask) => sum + weightOf(mask[item]!), 0);
        const weight = common ? weightOf(common) : (SCATTERED * apart) / masks.length;
        found.isNamed ||= weight > FIELD_WEIGHTS[NAMING_FIELDS]!;
        if (weight * share <= best) continue;
        best = weight * share;
        meant = reading.meant;
      }
      found.parts.push(best);
      if (meant) found.meant.push(meant);
    }
    for (const word of fillers) found.ties += weightOf(likeOf(word).masks[item]!);
    return found;
  };
  const matches: Match[] = [];
  for (let item = 0; item < index.size; item += 1) {
    if (most > 0 && counts[item] === most) matches.push(weigh(item));
  }
  const strangers = parts.filter((part) => !part.some(({ meant }) => meant));
  return {
    matches,
    most,
    having,
    lacksWords: most < parts.length,
    unknown: strangers
      .flatMap(([written]) => written!.words)
      .filter((word) => likeOf(word).found.length === 0),
  };
}

/** What a search finds. */
export type Finding = {
  /** The numbers of the found items, each with its rank, higher for a better match. */
  ranks: ReadonlyMap<number, number>;
  /** No item has all words; these have most of them. */
  isClosest: boolean;
  /** What the words also mean, as far as more was found by it. */
  also: string[];
  /** The search with its spelling corrected, if this is what was found. */
  corrected?: string;
};

function toFinding(
  { matches, most, having, lacksWords }: ReturnType<typeof match>,
  size: number,
): Finding {
  const isEnough = most * 2 >= having.length || most > 1;
  // A word in a text alone makes nothing close.
  const best = matches.filter(({ isNamed }) => !lacksWords || (isEnough && isNamed));
  /** Among the closest, rare words count more. */
  const rarities = having.map((items) =>
    lacksWords ? Math.log(1 + size / Math.max(1, items)) : 1,
  );
  const rankOf = ({ parts, ties }: Match) =>
    parts.reduce((sum, each, part) => sum + WEIGHT_OF_NEEDED * each * rarities[part]!, ties);
  return {
    ranks: new Map(best.map((each) => [each.item, Math.round(rankOf(each))])),
    isClosest: lacksWords && best.length > 0,
    also: [...new Set(best.flatMap(({ meant }) => meant))].slice(0, MOST_TOLD),
  };
}

/** Returns a search whose unknown words are the nearest of those that name something, if any is near. */
function correct(search: string, { words }: Index, unknown: readonly string[]): string | undefined {
  const naming = [...words.values()].filter(
    ({ word, namings }) => namings > 0 && !/^\d/.test(word),
  );
  const known = naming.sort((one, other) => other.namings - one.namings).map(({ word }) => word);
  const candidates = [...known, ...phrases.flatMap(([phrase]) => phrase)];
  const nearest = new Map(unknown.map((word) => [word, nearestWord(word, candidates)]));
  if (![...nearest.values()].some(Boolean)) return undefined;
  return wordsOf(search)
    .map((word) => nearest.get(word) ?? word)
    .join(' ')
    .normalize('NFC');
}

/**
 * Finds the items with all words of a search or, if there are none even with its spelling corrected, those with most of
 * them. A verbatim search is neither corrected nor looked for by what it also means.
 */
export function find(index: Index, search: string, isVerbatim = false): Finding {
  const found = match(index, search, isVerbatim);
  if (found.lacksWords && !isVerbatim && found.unknown.length > 0) {
    const corrected = correct(search, index, found.unknown);
    const other = corrected && match(index, corrected, false);
    if (other && (!other.lacksWords || other.most > found.most)) {
      return { ...toFinding(other, index.size), corrected };
    }
  }
  return toFinding(found, index.size);
}
