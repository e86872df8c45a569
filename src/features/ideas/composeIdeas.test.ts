/** @jest-environment node */
import { HAND_WRITTEN_IDEAS } from '@/config/ideaCount';
import { IDEA_CATEGORIES } from './idea';
import { randomFrom } from '@/lib/random';
import {
  AUDIENCES,
  TEMPLATES,
  compilePattern,
  createIdeaComposer,
  type IdeaTemplate,
} from './composeIdeas';

const TITLE_LIMIT = 80;
const TEXT_LIMIT = 160;

const { count, ideaAt } = createIdeaComposer();
const ideas = Array.from({ length: count }, (_entry, position) => ideaAt(position));
const templates = IDEA_CATEGORIES.flatMap((category) =>
  TEMPLATES[category].map((template) => ({ ...template, category })),
);
const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns an expression that matches a pattern filled with any nouns. */
const shapeOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split(/\{\w+\}/)
      .map(quote)
      .join('.+')}$`,
  );

function templatesOf(title: string): (IdeaTemplate & { category: string })[] {
  return templates.filter((template) => shapeOf(template.title).test(title));
}

describe('composed ideas', () => {
  it('are more than 12,000, each with its own id and title', () => {
    expect(count).toBeGreaterThanOrEqual(12_000);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(count);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(count);
    expect(Math.min(...ideas.map(({ id }) => id))).toBeGreaterThan(HAND_WRITTEN_IDEAS);
  });

  it('read as sentences that fit a card', () => {
    for (const { title, description } of ideas) {
      expect(title.length).toBeLessThanOrEqual(TITLE_LIMIT);
      expect(description.length).toBeLessThanOrEqual(TEXT_LIMIT);
      for (const text of [title, description]) {
        expect(text).not.toMatch(/[{}]| {2}|undefined|\ba ([aei]|o(?!ne))|\ban [^aeiouhLR]/);
        expect(text).toBe(text.trim());
        expect(text).toMatch(/^[A-Z]/);
      }
      expect(description).toMatch(/\w\.$/);
    }
  });

  it('agree with their template in category, level, tags and text, ten drawn at random', () => {
    const random = randomFrom(13);
    for (let drawn = 0; drawn < 10; drawn += 1) {
      const { title, category, difficulty, tags, description } =
        ideas[Math.floor(random() * count)]!;
      const agreeing = templatesOf(title).filter((template) =>
        shapeOf(template.text).test(description),
      );
      expect(agreeing).toHaveLength(1);
      expect(agreeing[0]).toMatchObject({ category, difficulty, tags });
      const suited = agreeing[0]!.groups.flatMap((group) => AUDIENCES[group]);
      const mentioned = suited.filter(([who]) => title.toLowerCase().includes(who.toLowerCase()));
      expect(mentioned.length).toBeGreaterThan(0);
    }
  });

  it('alternate: twelve neighbours come from twelve templates', () => {
    const page = ideas.slice(0, 12);
    expect(page.slice(0, 11).map(({ category }) => category)).toEqual([...IDEA_CATEGORIES]);
    expect(new Set(page.map(({ description }) => description)).size).toBe(12);
    const templateOf = ({ id }: (typeof ideas)[number]) => Math.floor(id / 1000);
    const repeated = ideas.filter(
      (idea, place) => place > 0 && templateOf(idea) === templateOf(ideas[place - 1]!),
    );
    expect(repeated).toEqual([]);
  });
});

it.each([
  ['{Who} meet {people}', 'Choirs meet listeners'],
  ['{who}', 'choirs'],
  ['No placeholder', 'No placeholder'],
])('a pattern fills %p', (pattern, filled) => {
  expect(compilePattern(pattern)({ who: 'choirs', Who: 'Choirs', people: 'listeners' })).toBe(
    filled,
  );
});
