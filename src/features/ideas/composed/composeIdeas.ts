import { IDEA_CATEGORIES } from '../idea';
import type { IdeaGenerator } from '../ideaGenerator';
import { toTitleCase } from '../titleCase';
import { AUDIENCES, type Audience, type AudienceGroup } from './audiences';
import { compilePattern, type Nouns } from './pattern';
import { TEMPLATES } from './templates';

const PLACEHOLDERS = ['who', 'people', 'staff', 'work', 'things'] as const;

/** Upper bounds that keep every id when templates, groups or audiences are added. */
const TEMPLATES_PER_CATEGORY = 100;
const AUDIENCES_PER_TEMPLATE = 1000;
const AUDIENCES_PER_GROUP = 40;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Spells the nouns of an audience for each placeholder, also for those with a capital letter. */
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
      inTitle: spell(audience, toTitleCase),
      inText: spell(audience, capitalise),
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
 * Combines every template with the audiences that suit it. Category, difficulty, tags and text
 * follow from the template; neighbours differ in template and audience.
 */
export function createIdeaComposer(audiences = AUDIENCES): IdeaGenerator {
  const byGroup = numberAudiences(audiences);
  const pairs = alternatingTemplates()
    .flatMap((template, place) => {
      const suited = template.groups.flatMap((group) => byGroup.get(group) ?? []);
      return suited.map((_audience, round) => ({
        template,
        audience: suited[(place * 7 + round) % suited.length]!,
        // Spreads each template evenly over all ideas.
        share: round / suited.length,
      }));
    })
    .sort((a, b) => a.share - b.share);
  return {
    count: pairs.length,
    ideaAt: (position) => {
      const { template, audience } = pairs[position]!;
      const { category, difficulty, tags, toTitle, toText } = template;
      return {
        id: template.number * AUDIENCES_PER_TEMPLATE + audience.number,
        title: toTitle(audience.inTitle),
        category,
        difficulty,
        description: toText(audience.inText),
        tags,
      };
    },
  };
}
