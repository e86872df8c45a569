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

/**
 * Returns the words that are a word, but for their endings. Only where none is do those count that begin with it, so that
 * "hospital" is not "hospitality".
 */
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

type Match = {
  item: number;
  /** What each part of the search counts; 0 if it is missing. */
  parts: number[];
  /** How many parts it has. */
  count: number;
  /** Whether it has one where things are named. */
  isNamed: boolean;
  ties: number;
  meant: string[];
};

/** What is found for a search as it is written. */
function match(index: Index, search: string, isVerbatim: boolean) {
  const parts = readParts(search, isVerbatim);
  const fillers = wordsOf(search).filter(isFiller);
  const wanted = [...new Set([...fillers, ...parts.flat().flatMap(({ words }) => words)])];
  const likes = wanted.map((word) => likesOf(word, index));
  /** For each item and wanted word, two bits for each field: whether it has the very word, and one that is like it. */
  const masks = new Uint16Array(index.size * wanted.length);
  const isTouched = new Uint8Array(index.size);
  for (const [place, { found }] of likes.entries()) {
    for (const { word, places } of found) {
      const bits = word === wanted[place] ? 3 : 2;
      for (const each of places) {
        const item = each >> FIELD_BITS;
        isTouched[item] = 1;
        masks[item * wanted.length + place]! |= bits << (2 * (each & FIELD_MASK));
      }
    }
  }
  const likeOf = (word: string) => likes[wanted.indexOf(word)]!;
  const readings = parts.map((part) =>
    part
      .map(({ words, meant }, order) => {
        const areBegun = words.some((word) => likeOf(word).areBegun);
        const share = (meant ? MEANT - MEANT_STEP * order : 1) * (areBegun ? BEGUN : 1);
        return { places: words.map((word) => wanted.indexOf(word)), areBegun, share, meant };
      })
      // What has or is a meaning is a word of its own, and no beginning of another.
      .filter(({ areBegun }) => !areBegun || part.every(({ meant }) => !meant)),
  );

  const matches: Match[] = [];
  for (let item = 0; item < index.size; item += 1) {
    if (!isTouched[item]) continue;
    const maskOf = (place: number) => masks[item * wanted.length + place]!;
    const found: Match = { item, parts: [], count: 0, isNamed: false, ties: 0, meant: [] };
    for (const part of readings) {
      let best = 0;
      let meant: string | undefined;
      for (const { places, share, meant: meaning } of part) {
        let common = -1;
        let apart = 0;
        for (const place of places) {
          const mask = maskOf(place);
          common &= mask;
          apart = mask === 0 ? -Infinity : apart + weightOf(mask);
        }
        const scattered = meaning ? 0 : (SCATTERED * apart) / places.length;
        const weight = common ? weightOf(common) : scattered;
        found.isNamed ||= weight > FIELD_WEIGHTS[NAMING_FIELDS]!;
        if (weight * share <= best) continue;
        best = weight * share;
        meant = meaning;
      }
      found.parts.push(best);
      if (best > 0) found.count += 1;
      if (meant) found.meant.push(meant);
    }
    if (found.count === 0) continue;
    for (const [place] of fillers.entries()) found.ties += weightOf(maskOf(place));
    matches.push(found);
  }
  const strangers = parts.filter((part) => !part.some(({ meant }) => meant));
  const most = matches.reduce((all, { count }) => Math.max(all, count), 0);
  return {
    matches,
    most,
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

function toFinding({ matches, most, lacksWords }: ReturnType<typeof match>, size: number): Finding {
  const needed = matches[0]?.parts.length ?? 0;
  const isEnough = most * 2 >= needed || most > 1;
  // A word in a text alone makes nothing close.
  const best = matches.filter(
    ({ count, isNamed }) => count === most && (!lacksWords || (isEnough && isNamed)),
  );
  /** Among the closest, rare words count more. */
  const rarities = Array.from({ length: needed }, (_part, part) => {
    if (!lacksWords) return 1;
    const having = matches.filter(({ parts }) => parts[part]! > 0).length;
    return Math.log(1 + size / Math.max(1, having));
  });
  const rankOf = ({ parts, ties }: Match) =>
    parts.reduce((sum, each, part) => sum + WEIGHT_OF_NEEDED * each * rarities[part]!, ties);
  return {
    ranks: new Map(best.map((each) => [each.item, Math.round(rankOf(each))])),
    isClosest: lacksWords && best.length > 0,
    also: [...new Set(best.flatMap(({ meant }) => meant))].slice(0, MOST_TOLD),
  };
}

/** Returns a search whose unknown words are the nearest of those that name something. */
function correct(search: string, { words }: Index, unknown: readonly string[]): string {
  const naming = [...words.values()].filter(
    ({ word, namings }) => namings > 0 && !/^\d/.test(word),
  );
  const known = naming.sort((one, other) => other.namings - one.namings).map(({ word }) => word);
  const candidates = [...known, ...phrases.flatMap(([phrase]) => phrase)];
  return wordsOf(search)
    .map((word) => (unknown.includes(word) ? (nearestWord(word, candidates) ?? word) : word))
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
    const other = match(index, corrected, false);
    if (!other.lacksWords || other.most > found.most) {
      return { ...toFinding(other, index.size), corrected };
    }
  }
  return toFinding(found, index.size);
}
