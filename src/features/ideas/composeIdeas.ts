import { randomFrom } from '@/lib/random';
import audiences from './data/audiences.json';
import templates from './data/templates.json';
import {
  DIFFICULTIES,
  type Difficulty,
  IDEA_CATEGORIES,
  type IdeaCategory,
  type ProjectIdea,
} from './idea';

/**
 * The audience of an idea, with the nouns of its sentence: who they are, whom they serve, who works
 * or helps there, what they do, and what they use. All are plural, so that every sentence is
 * grammatical.
 */
export type Audience = readonly string[];

const NOUNS = ['who', 'people', 'staff', 'work', 'things'];
/** How many of them name people. */
const USERS = 3;

/** What the ideas of a template have in common. */
export type IdeaTemplate = {
  /** The title, with a placeholder such as `{Who}` for each noun; a capitalized placeholder capitalizes the noun. */
  title: string;
  /** One sentence on what it does for them, with the same placeholders as the title. */
  text: string;
  /** Technologies to build it with. */
  tags: readonly string[];
  /** The groups of audiences for whom it makes sense. */
  groups: readonly string[];
  /** Without them, each idea has its own, drawn at random by its id. */
  category?: IdeaCategory;
  difficulty?: Difficulty;
  /** Begins the ids of its ideas. */
  number: number;
};

/** Templates, and the audiences by group with which they are combined. */
export type IdeaSource = {
  templates: readonly IdeaTemplate[];
  audiences: Readonly<Record<string, readonly Audience[]>>;
};

/** Upper bounds that keep ids stable when templates, groups or audiences are added. */
const TEMPLATES_PER_CATEGORY = 100;
const AUDIENCES_PER_TEMPLATE = 1000;
const AUDIENCES_PER_GROUP = 40;

/**
 * The templates of `data/templates.json`, whose categories alternate. Add new ones at the end of
 * their category, and audiences at the end of their group, so that ideas keep their ids.
 */
export const composedSource: IdeaSource = {
  templates: IDEA_CATEGORIES.flatMap((category, categoryNumber) =>
    (templates as Record<IdeaCategory, Omit<IdeaTemplate, 'category' | 'number'>[]>)[category].map(
      (template, index) => ({
        ...template,
        category,
        index,
        number: (categoryNumber + 1) * TEMPLATES_PER_CATEGORY + index,
      }),
    ),
  ).sort((a, b) => a.index - b.index),
  audiences,
};

const SMALL_WORDS = new Set('a an and for from in of on or the to with'.split(' '));

/** Converts a phrase to title case, like the hand-written titles. */
function toTitleCase(phrase: string): string {
  return phrase.replace(/(^|[\s-])(\p{Ll}[\p{L}']*)/gu, (match, before: string, word: string) =>
    before && SMALL_WORDS.has(word) ? match : before + capitalise(word),
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Nouns = Readonly<Record<string, string>>;

/** Returns the nouns of an audience for each placeholder, including the capitalized ones. */
function spell(audience: Audience, toCapitals: (noun: string) => string): Nouns {
  return Object.fromEntries(
    audience.flatMap((noun, place) => [
      [NOUNS[place]!, noun],
      [capitalise(NOUNS[place]!), toCapitals(noun)],
    ]),
  );
}

const fill = (pattern: string, nouns: Nouns) =>
  pattern.replace(/\{(\w+)\}/g, (_placeholder, name: string) => nouns[name]!);

/** Draws from values at random; the same id gives the same ones. */
function drawFor(id: number) {
  const random = randomFrom(id);
  return <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
}

/** Offset of a template's first audience from that of the previous template. */
const AUDIENCE_STRIDE = 7;

/** Combines each template with the audiences that suit it, so that neighbours differ in their template. */
export function* composeIdeas({ templates, audiences }: IdeaSource): Generator<ProjectIdea> {
  const byGroup = new Map(
    Object.entries(audiences).map(([group, members], groupNumber) => [
      group,
      members.map((audience, index) => ({
        number: groupNumber * AUDIENCES_PER_GROUP + index,
        users: audience.slice(0, USERS),
        inTitle: spell(audience, toTitleCase),
        inText: spell(audience, capitalise),
      })),
    ]),
  );
  const lists = templates.map((template, list) => ({
    ...template,
    suited: template.groups.flatMap((group) => byGroup.get(group)!),
    first: list * AUDIENCE_STRIDE,
    used: 0,
  }));
  const steps = Math.max(...lists.map(({ suited }) => suited.length));
  for (let step = 0; step < steps; step += 1) {
    for (const template of lists) {
      const { suited, first, used } = template;
      if (used * steps > step * suited.length) continue;
      const audience = suited[(first + used) % suited.length]!;
      const id = template.number * AUDIENCES_PER_TEMPLATE + audience.number;
      const draw = drawFor(id);
      template.used += 1;
      yield {
        id,
        title: fill(template.title, audience.inTitle),
        category: template.category ?? draw(IDEA_CATEGORIES),
        difficulty: template.difficulty ?? draw(DIFFICULTIES),
        description: fill(template.text, audience.inText),
        audience: audience.users,
        tags: template.tags,
      };
    }
  }
}

/** The 106 templates and 115 audiences of generated ideas (specification, section 2: Project Ideas). */
export const toGeneratedSource = (phrases: {
  templates: readonly { title: string; text: string }[];
  audiences: readonly string[];
}): IdeaSource => ({
  templates: phrases.templates.map((template, index) => ({
    ...template,
    tags: ['React', 'Node.js', 'Cloud'],
    groups: ['all'],
    number: index + 1,
  })),
  audiences: { all: phrases.audiences.map((who) => [who]) },
});
