/** @jest-environment node */
import { CLAIMS } from '@/config/constants';
import { HAND_WRITTEN_IDEAS } from '@/config/ideaCount';
import { randomFrom } from '@/lib/random';
import { composedSource, composeIdeas, type IdeaTemplate, toGeneratedSource } from './composeIdeas';
import handWritten from './data/handWrittenIdeas.json';
import phrases from './data/phrases.json';
import { DIFFICULTIES, IDEA_CATEGORIES } from './idea';

const TITLE_LIMIT = 80;
const TEXT_LIMIT = 160;

const { templates, audiences } = composedSource;
const ideas = [...composeIdeas(composedSource)];
const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns an expression that matches a pattern filled with any nouns. */
const shapeOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split(/\{\w+\}/)
      .map(quote)
      .join('.+')}$`,
  );

function templatesOf(title: string): IdeaTemplate[] {
  return templates.filter((template) => shapeOf(template.title).test(title));
}

describe('composed ideas', () => {
  it('are more than 12,000, each with its own id and title', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(12_000);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
    expect(Math.min(...ideas.map(({ id }) => id))).toBeGreaterThan(HAND_WRITTEN_IDEAS);
  });

  it('are as many for education and healthcare as the banner claims', () => {
    const claimed = ideas.filter(({ category }) => /^(Education|Healthcare)$/.test(category));
    expect(claimed.length).toBeGreaterThan(Number.parseInt(CLAIMS.ideasInBanner, 10));
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
        ideas[Math.floor(random() * ideas.length)]!;
      const agreeing = templatesOf(title).filter((template) =>
        shapeOf(template.text).test(description),
      );
      expect(agreeing).toHaveLength(1);
      expect(agreeing[0]).toMatchObject({ category, difficulty, tags });
      const suited = agreeing[0]!.groups.flatMap((group) => audiences[group]!);
      const mentioned = suited.filter(([who]) => title.toLowerCase().includes(who!.toLowerCase()));
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

describe('generated ideas', () => {
  const generatedSource = toGeneratedSource(phrases);
  const generated = [...composeIdeas(generatedSource)];

  it('combine 106 templates with every audience, each pair once, with the same three tags', () => {
    expect(generatedSource.templates).toHaveLength(106);
    expect(generated).toHaveLength(106 * generatedSource.audiences.all!.length);
    expect(new Set(generated.map(({ id }) => id)).size).toBe(generated.length);
    expect(new Set(generated.map(({ title }) => title)).size).toBe(generated.length);
    expect(Math.min(...generated.map(({ id }) => id))).toBeGreaterThan(HAND_WRITTEN_IDEAS);
    expect(generated.every(({ tags }) => tags.join() === 'React,Node.js,Cloud')).toBe(true);
  });

  it('are deterministic, with a category and a difficulty of their own', () => {
    expect([...composeIdeas(generatedSource)]).toEqual(generated);
    expect(generated[0]).toMatchObject({
      title: 'Appointment Booking System for Dental Clinics',
      description:
        'Take bookings online, send reminders and keep the calendar free of clashes. Planned around the needs of dental clinics.',
    });
    const kinds = generated.map(({ category, difficulty }) => `${category}, ${difficulty}`);
    expect(new Set(kinds).size).toBe(IDEA_CATEGORIES.length * DIFFICULTIES.length);
  });
});

it('hand-written ideas are numbered from 1, and their categories alternate', () => {
  expect(handWritten.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: HAND_WRITTEN_IDEAS }, (_entry, index) => index + 1),
  );
  const first = handWritten.slice(0, 11);
  expect(first.map(({ category }) => category)).toEqual([...IDEA_CATEGORIES]);
  expect(new Set(first.map(({ difficulty }) => difficulty)).size).toBe(3);
});
