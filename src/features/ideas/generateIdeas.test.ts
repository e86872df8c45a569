/** @jest-environment node */
import { HAND_WRITTEN_IDEAS } from '@/config/ideaCount';
import { IDEA_CATEGORIES, type IdeaGenerator } from './idea';
import { IDEA_CATALOGUE, ALTERNATING_IDEAS } from './catalogue';
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

  it('have numeric ids above those of the catalogue, and the same three tags', () => {
    expect(Math.min(...ideas.map(({ id }) => id))).toBe(1001);
    expect(ideas.every(({ tags }) => tags.join() === 'React,Node.js,Cloud')).toBe(true);
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
});

it.each([
  ['billing and invoicing tool', 'Billing and Invoicing Tool'],
  ['FAQ chatbot', 'FAQ Chatbot'],
  ['second-hand exchange', 'Second-Hand Exchange'],
  ['point of sale system', 'Point of Sale System'],
])('toTitleCase converts %p to title case', (phrase, title) => {
  expect(toTitleCase(phrase)).toBe(title);
});
