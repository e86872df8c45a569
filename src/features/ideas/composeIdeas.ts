import { once } from '@/lib/once';
import audiences from './data/audiences.json';
import templates from './data/templates.json';
import { IDEA_CATEGORIES, type Difficulty, type IdeaCategory, type IdeaGenerator } from './idea';
import { toTitleCase } from './titleCase';

/**
 * The audience of an idea, with the nouns of its sentence: who they are, whom they serve, who works
 * or helps there, what they do, and what they use. All are plural, so that every sentence is
 * grammatical.
 */
export type Audience = readonly [
  who: string,
  people: string,
  staff: string,
  work: string,
  things: string,
];

/** A group of audiences that the same templates suit. */
type AudienceGroup = keyof typeof audiences;

/** The audiences by group. Add new ones at the end of their group, so that ideas keep their ids. */
export const AUDIENCES = audiences as unknown as Readonly<
  Record<AudienceGroup, readonly Audience[]>
>;

/** What the ideas of a template have in common. */
export type IdeaTemplate = {
  /**
   * The title, with a placeholder such as `{Who}` for each noun; a capitalized placeholder
   * capitalizes the noun.
   */
  title: string;
  difficulty: Difficulty;
  /** Technologies to build it with. */
  tags: readonly string[];
  /** The audiences for whom it makes sense. */
  groups: readonly AudienceGroup[];
  /** One sentence on what it does for them, with the same placeholders as the title. */
  text: string;
};

/** The templates by category. Add new ones at the end of their category, so that ideas keep their ids. */
export const TEMPLATES = templates as Readonly<Record<IdeaCategory, readonly IdeaTemplate[]>>;

/** A noun for each placeholder of a pattern. */
type Nouns = Readonly<Record<string, string>>;

/** Compiles a text with placeholders such as `{who}` to a function that fills them. */
export function compilePattern(pattern: string): (nouns: Nouns) => string {
  // Texts and placeholders alternate, because split() includes the captured names.
  const parts = pattern.split(/\{(\w+)\}/);
  return (nouns) => {
    let filled = parts[0]!;
    for (let place = 1; place < parts.length; place += 2) {
      filled += nouns[parts[place]!]! + parts[place + 1]!;
    }
    return filled;
  };
}

const PLACEHOLDERS = ['who', 'people', 'staff', 'work', 'things'] as const;

/** Upper bounds that keep ids stable when templates, groups or audiences are added. */
const TEMPLATES_PER_CATEGORY = 100;
const AUDIENCES_PER_TEMPLATE = 1000;
const AUDIENCES_PER_GROUP = 40;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the nouns of an audience for each placeholder, including the capitalized ones. */
function spell(audience: Audience, toCapitals: (noun: string) => string): Nouns {
  return Object.fromEntries(
    PLACEHOLDERS.flatMap((name, place) => [
      [name, audience[place]!],
      [capitalise(name), toCapitals(audience[place]!)],
    ]),
  );
}

function numberAudiences() {
  const groups = Object.entries(AUDIENCES).map(([group, members], groupNumber) => {
    const numbered = members.map((audience, index) => ({
      number: groupNumber * AUDIENCES_PER_GROUP + index,
      // Computed on first use, within the time slices of the ideas.
      inTitle: once(() => spell(audience, toTitleCase)),
      inText: once(() => spell(audience, capitalise)),
    }));
    return [group, numbered] as const;
  });
  return new Map<string, (typeof groups)[number][1]>(groups);
}

/** All templates with their numbers; the categories alternate. */
function alternatingTemplates() {
  const numbered = IDEA_CATEGORIES.flatMap((category, categoryNumber) =>
    TEMPLATES[category].map((template, index) => ({
      ...template,
      category,
      index,
      number: (categoryNumber + 1) * TEMPLATES_PER_CATEGORY + index,
      toTitle: compilePattern(template.title),
      toText: compilePattern(template.text),
    })),
  );
  return numbered.sort((a, b) => a.index - b.index);
}

/**
 * Returns every position of every list as [list, position], in an order that spreads each list
 * evenly. Interleaves without sorting, which would block the page.
 */
function spread(lengths: readonly number[]): { lists: Uint16Array; places: Uint16Array } {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const lists = new Uint16Array(total);
  const places = new Uint16Array(total);
  const next = lengths.map(() => 0);
  const steps = Math.max(...lengths);
  let end = 0;
  for (let step = 0; step < steps; step += 1) {
    for (let list = 0; list < lengths.length; list += 1) {
      const place = next[list]!;
      if (place >= lengths[list]! || place * steps > step * lengths[list]!) continue;
      lists[end] = list;
      places[end] = place;
      end += 1;
      next[list] = place + 1;
    }
  }
  return { lists, places };
}

/** Offset of a template's first audience from that of the previous template. */
const AUDIENCE_STRIDE = 7;

/**
 * Combines every template with the audiences that suit it. The template determines category,
 * difficulty, tags and text; neighbours differ in their template.
 */
export function createIdeaComposer(): IdeaGenerator {
  const byGroup = numberAudiences();
  const combined = alternatingTemplates().map((template) => ({
    ...template,
    suited: template.groups.flatMap((group) => byGroup.get(group) ?? []),
  }));
  const { lists, places } = spread(combined.map(({ suited }) => suited.length));
  return {
    count: lists.length,
    ideaAt: (position) => {
      const list = lists[position]!;
      const { category, difficulty, tags, number, suited, toTitle, toText } = combined[list]!;
      const audience = suited[(list * AUDIENCE_STRIDE + places[position]!) % suited.length]!;
      return {
        id: number * AUDIENCES_PER_TEMPLATE + audience.number,
        title: toTitle(audience.inTitle()),
        category,
        difficulty,
        description: toText(audience.inText()),
        tags,
      };
    },
  };
}
