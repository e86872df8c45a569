/** @jest-environment node */
import { HAND_WRITTEN_IDEAS } from '@/config/ideaCount';
import { DIFFICULTIES, IDEA_CATEGORIES } from './idea';
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
const PLACEHOLDERS = ['who', 'people', 'staff', 'work', 'things'];

const { count, ideaAt } = createIdeaComposer();
const ideas = Array.from({ length: count }, (_entry, position) => ideaAt(position));
const templates = IDEA_CATEGORIES.flatMap((category) =>
  TEMPLATES[category].map((template) => ({ ...template, category })),
);
const audiences = Object.values(AUDIENCES).flat();
const placeholdersIn = (pattern: string) =>
  Array.from(pattern.matchAll(/\{(\w+)\}/g), ([, name]) => name!);
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

describe('the templates', () => {
  it('number some 250 and more, at least 22 in each category', () => {
    expect(Object.keys(TEMPLATES)).toEqual([...IDEA_CATEGORIES]);
    expect(templates.length).toBeGreaterThanOrEqual(250);
    for (const category of IDEA_CATEGORIES) {
      expect(TEMPLATES[category].length).toBeGreaterThanOrEqual(22);
      expect(TEMPLATES[category].length).toBeLessThan(100);
    }
    expect(new Set(templates.map(({ text }) => text)).size).toBe(templates.length);
  });

  it.each(templates.map((template) => [template.title, template] as const))(
    '%s',
    (_title, template) => {
      const { title, difficulty, tags, groups, text } = template;
      expect(DIFFICULTIES).toContain(difficulty);
      expect(new Set(tags).size).toBe(3);
      expect(groups.length).toBeGreaterThan(0);
      expect(new Set(groups).size).toBe(groups.length);
      for (const group of groups) expect(AUDIENCES[group].length).toBeGreaterThan(0);
      expect(placeholdersIn(title)).toContain('Who');
      expect(title.match(/ for /g) ?? []).toHaveLength(title.includes(' for {Who}') ? 1 : 0);
      expect(text).toMatch(/^[A-Z{].*[^.]\.$/);
      for (const name of placeholdersIn(title + text)) {
        expect(PLACEHOLDERS).toContain(name.toLowerCase());
      }
      // A sentence begins with a capital; within it, nouns have small letters.
      expect(text).not.toMatch(/^\{[a-z]|.\{[A-Z]/);
      // The nouns are plural.
      expect(text).not.toMatch(/\b(an?|each|every|this|one) \{/i);
    },
  );
});

describe('the audiences', () => {
  it('are different, and have nouns that fit into a sentence', () => {
    expect(new Set(audiences.map(([who]) => who)).size).toBe(audiences.length);
    for (const nouns of audiences) {
      for (const noun of nouns) expect(noun).toMatch(/^[a-zA-Z][a-zA-Z' -]*[a-z]s?$/);
    }
    for (const members of Object.values(AUDIENCES)) {
      expect(members.length).toBeLessThanOrEqual(40);
    }
  });

  it('are all used', () => {
    const used = new Set(templates.flatMap(({ groups }) => groups));
    expect(Object.keys(AUDIENCES).filter((group) => !used.has(group as never))).toEqual([]);
  });
});

describe('composed ideas', () => {
  it('are more than 12,000, each with its own id and title', () => {
    expect(count).toBeGreaterThanOrEqual(12_000);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(count);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(count);
    expect(Math.min(...ideas.map(({ id }) => id))).toBeGreaterThan(HAND_WRITTEN_IDEAS);
  });

  it('are deterministic', () => {
    const again = createIdeaComposer();
    expect(Array.from({ length: count }, (_entry, position) => again.ideaAt(position))).toEqual(
      ideas,
    );
    expect(ideas.find(({ id }) => id === 100_080)).toEqual({
      id: 100_080,
      title: 'Appointment Booking Calendar for Dental Clinics',
      category: 'Web Development',
      difficulty: 'Intermediate',
      description:
        'Patients book check-ups in a free slot online, get a confirmation by mail, and dentists see the week in their own calendar.',
      tags: ['Next.js', 'PostgreSQL', 'iCal feeds'],
    });
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

  it('agree with their template in category, level, tags and text, 100 drawn at random', () => {
    const random = randomFrom(13);
    for (let drawn = 0; drawn < 100; drawn += 1) {
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

describe('a pattern', () => {
  it.each([
    ['{Who} meet {people}', 'Choirs meet listeners'],
    ['{who}', 'choirs'],
    ['No placeholder', 'No placeholder'],
  ])('fills %p', (pattern, filled) => {
    expect(compilePattern(pattern)({ who: 'choirs', Who: 'Choirs', people: 'listeners' })).toBe(
      filled,
    );
  });
});
