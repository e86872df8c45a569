import { once } from '@/lib/once';
import { IDEA_CATEGORIES } from '../idea';
import type { IdeaGenerator } from '../ideaGenerator';
import { toTitleCase } from '../titleCase';
import { AUDIENCES, type Audience, type AudienceGroup } from './audiences';
import { compilePattern, type Nouns } from './pattern';
import { TEMPLATES } from './templates';

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

function numberAudiences(audiences: Readonly<Record<AudienceGroup, readonly Audience[]>>) {
  const groups = Object.entries(audiences).map(([group, members], groupNumber) => {
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
export function createIdeaComposer(audiences = AUDIENCES): IdeaGenerator {
  const byGroup = numberAudiences(audiences);
  const templates = alternatingTemplates().map((template) => ({
    ...template,
    suited: template.groups.flatMap((group) => byGroup.get(group) ?? []),
  }));
  const { lists, places } = spread(templates.map(({ suited }) => suited.length));
  return {
    count: lists.length,
    ideaAt: (position) => {
      const list = lists[position]!;
      const { category, difficulty, tags, number, suited, toTitle, toText } = templates[list]!;
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
