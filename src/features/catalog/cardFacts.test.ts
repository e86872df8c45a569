/** @jest-environment node */
import { recentMark } from './ProjectCard';
import { shownTechnologies } from './ProjectCard';

const now = Date.parse('2025-10-15T09:00:00Z');

test.each([
  ['2025-10-01', '2025-10-14', 'new'],
  ['2025-06-01', '2025-10-14', 'updated'],
  ['2025-06-01', '2025-06-01', null],
  ['2025-12-01', '2025-12-01', null],
  ['', 'soon', null],
])('a project of %p, changed on %p, is marked %p', (created_at, updated_at, mark) => {
  expect(recentMark({ created_at, updated_at }, now)).toBe(mark);
});

test.each([
  ['', [], 0],
  ['React, Node.js, PostgreSQL', ['React', 'Node.js', 'PostgreSQL'], 0],
  ['React, Node.js, Redis, Docker, Go', ['React', 'Node.js', 'Redis'], 2],
  ['React Native, Spring Boot, Elasticsearch', ['React Native', 'Spring Boot'], 1],
  [
    'A name of a technology that is far too long, Go',
    ['A name of a technology that is far too long'],
    1,
  ],
])('of the technologies "%s" a card shows %j and %i more', (technologies, shown, more) => {
  expect(shownTechnologies(technologies)).toEqual({ shown, more });
});
