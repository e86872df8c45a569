/** @jest-environment node */
import { HAND_WRITTEN_IDEAS } from '@/config/ideaCount';
import { DIFFICULTIES, IDEA_CATEGORIES, type IdeaGenerator } from './idea';
import { IDEA_CATALOGUE, ALTERNATING_IDEAS } from './catalogue';
import { CATEGORY_STYLES } from './categoryStyles';
import { IDEA_AUDIENCES, IDEA_PREFIXES, createIdeaGenerator } from './generateIdeas';
import { toTitleCase } from './titleCase';

const makeAll = ({ count, ideaAt }: IdeaGenerator) =>
  Array.from({ length: count }, (_entry, position) => ideaAt(position));
const ideas = makeAll(createIdeaGenerator());

describe('generated ideas', () => {
  it('combine 106 templates with every audience, each pair once', () => {
    expect(IDEA_PREFIXES).toHaveLength(106);
    expect(ideas).toHaveLength(106 * IDEA_AUDIENCES.length);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
  });

  it('are deterministic', () => {
    expect(makeAll(createIdeaGenerator())).toEqual(ideas);
    expect(ideas[0]).toEqual({
      id: 1001,
      title: 'Appointment Booking System for Dental Clinics',
      category: ideas[0]!.category,
      difficulty: ideas[0]!.difficulty,
      description:
        'Take bookings online, send reminders and keep the calendar free of clashes. Planned around the needs of dental clinics.',
      tags: ['React', 'Node.js', 'Cloud'],
    });
  });

  it('keep their ids when audiences are added', () => {
    const idOf = new Map(ideas.map(({ id, title }) => [title, id]));
    const more = makeAll(createIdeaGenerator([...IDEA_AUDIENCES, 'toy makers']));
    const known = more.filter(({ title }) => idOf.has(title));
    expect(known).toHaveLength(ideas.length);
    expect(known.every(({ id, title }) => idOf.get(title) === id)).toBe(true);
  });

  it('have numeric ids above those of the catalogue, and the same three tags', () => {
    expect(Math.min(...ideas.map(({ id }) => id))).toBe(1001);
    expect(ideas.every(({ tags }) => tags.join() === 'React,Node.js,Cloud')).toBe(true);
  });

  it('spread about evenly over every difficulty and every category except All', () => {
    const share = (values: readonly string[], read: (idea: (typeof ideas)[number]) => string) =>
      values.map((value) => ideas.filter((idea) => read(idea) === value).length / ideas.length);
    const categories = share(IDEA_CATEGORIES, ({ category }) => category);
    const difficulties = share(DIFFICULTIES, ({ difficulty }) => difficulty);
    for (const part of categories) expect(part).toBeCloseTo(1 / 11, 1);
    for (const part of difficulties) expect(part).toBeCloseTo(1 / 3, 1);
    const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0);
    expect([sum(categories), sum(difficulties)].map((total) => total.toFixed(6))).toEqual([
      '1.000000',
      '1.000000',
    ]);
  });

  it('never share a template or an audience with their neighbours', () => {
    const [first, second] = [ideas[0]!.title.split(' for '), ideas[1]!.title.split(' for ')];
    expect(first[0]).not.toBe(second[0]);
    expect(first[1]).not.toBe(second[1]);
  });
});

describe('the idea catalogue', () => {
  it('holds 150 ideas with ids from 1', () => {
    expect(IDEA_CATALOGUE).toHaveLength(HAND_WRITTEN_IDEAS);
    expect(IDEA_CATALOGUE.map(({ id }) => id)).toEqual(
      Array.from({ length: HAND_WRITTEN_IDEAS }, (_entry, index) => index + 1),
    );
  });

  it('alternates the categories', () => {
    expect(new Set(ALTERNATING_IDEAS).size).toBe(HAND_WRITTEN_IDEAS);
    const first = ALTERNATING_IDEAS.slice(0, 11);
    expect(first.map(({ category }) => category)).toEqual([...IDEA_CATEGORIES]);
    expect(new Set(first.map(({ difficulty }) => difficulty)).size).toBe(3);
  });

  it('has 11 categories, each with its own gradient and icon', () => {
    const styles = IDEA_CATEGORIES.map((category) => CATEGORY_STYLES[category]);
    expect(styles).toHaveLength(11);
    expect(new Set(styles.map(({ gradient }) => gradient)).size).toBe(11);
    expect(new Set(styles.map(({ Icon }) => Icon)).size).toBe(11);
  });
});

describe('toTitleCase', () => {
  it.each([
    ['billing and invoicing tool', 'Billing and Invoicing Tool'],
    ['FAQ chatbot', 'FAQ Chatbot'],
    ['second-hand exchange', 'Second-Hand Exchange'],
    ['point of sale system', 'Point of Sale System'],
  ])('converts %p to title case', (phrase, title) => {
    expect(toTitleCase(phrase)).toBe(title);
  });
});
