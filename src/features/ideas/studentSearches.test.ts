/** @jest-environment node */
import { listProjects } from '../../../mocks/domain/catalogue';
import type { DomainContext } from '../../../mocks/domain/context';
import { makeStore } from '../../../mocks/domain/store';
import { suggestProjects } from '../../../mocks/domain/suggestions';
import { memoryFiles } from '../../../mocks/persistence/memoryFiles';
import { makeSeed } from '../../../mocks/seeds';
import { composedSource, composeIdeas } from './composeIdeas';
import handWritten from './data/handWrittenIdeas.json';
import { ALL, type ProjectIdea } from './idea';
import { findIdeas, indexIdea, makeIdeaIndex } from './useIdeas';

const context: DomainContext = {
  files: memoryFiles(),
  store: makeStore(makeSeed(7, new Date('2025-10-15T00:00:00Z'))),
  now: () => new Date('2025-10-15T09:00:00Z'),
  seed: 7,
};
const ideas = [...(handWritten as ProjectIdea[]), ...composeIdeas(composedSource)];
const index = makeIdeaIndex();
for (const idea of ideas) indexIdea(index, idea);

const findProjects = (search: string) => listProjects(context, { search });
const findIdeasFor = (search: string) =>
  findIdeas(ideas, index, { search, verbatim: false, category: ALL, difficulty: ALL });

/** Each search with the first project and the first idea that are right, and what the first three are about. */
const searches: [search: string, project: RegExp | null, idea: RegExp | null, about: RegExp][] = [
  ['machine learning', /Invoice Reader/, /Question Answering/, /Machine Learning|"AI /],
  ['ml project for final year', /Invoice Reader/, /./, /Machine Learning|"AI /],
  ['deep learning', /Invoice Reader/, /Question Answering/, /Machine Learning|"AI /],
  ['nlp', /Sentiment/, /Sentiment/, /sentiment|question|handover/i],
  ['sentiment analysis', /Sentiment/, /Sentiment/, /sentiment/i],
  ['chatbot', /Chat Flow/, /^Chatbot/, /chat/i],
  ['farming', /Crop/, /^Farm/, /farm|crop/i],
  ['krishi', /Crop/, /Crop/, /farm|crop/i],
  ['i want a project on farming with machine learning', /Crop/, /Farms$/, /Machine Learning/],
  ['plant disease detection', /Crop Disease/, /Crop Disease/, /disease/i],
  ['attendence', /Attendance/, /Attendance/, /attendance/i],
  ['face recognition attendance', /Face Attendance/, /Attendance/, /attendance/i],
  ['hospital managment system', /Hospital/, /^Hospital/, /hospital|clinic/i],
  ['blood bank', /Hospital/, /Blood/, /hospital|blood/i],
  ['doctor appointment', /Clinikey/, /Appointment/, /appointment/i],
  ['libary managment', /Library/, /Library/, /librar|book/i],
  ['online voting system', null, /Vote/, /vote|poll/i],
  ['online exam', /Test Engine/, /Exam Hall/, /exam|test/i],
  ['student attendance', /Attendance/, /Attendance/, /attendance/i],
  ['lms', /Learning Management/, /Course Site/, /course|learning/i],
  ['ecommerce website', /Marketplace/, /./, /E-commerce/],
  ['online shopping', /Marketplace/, /Online Shop/, /E-commerce/],
  ['mern stack', /Social Network/, /./, /React.*Node|Node.*React/i],
  ['php mysql', /./, /./, /PHP.*MySQL/is],
  ['erp', /ERP$/, /Inventory/, /ERP|inventory/i],
  ['pos billing', /Billing/, /Billing/, /billing|invoice|POS/i],
  ['inventory management', /Inventory/, /Inventory/, /inventory|stock/i],
  ['zomato clone', /Food Delivery/, /Delivery/, /food|restaurant|delivery/i],
  ['movie ticket booking', /Ticketing/, /Cinemas/, /ticket/i],
  ['bus ticket booking', /Bus/, /Bus/, /bus/i],
  ['hotel booking', /Hotel/, /Hotels/, /hotel|booking/i],
  ['house price prediction', /House Price/, /House Price/, /price|forecast/i],
  ['stock market prediction', /Mutual Fund/, /Trading/, /fund|trading/i],
  ['expense tracker', /Expense/, /Expense/, /expense/i],
  ['job portal', /Applicant/, null, /applicant|application|job/i],
  ['water level', /Water Level/, /Water Tank Level/, /water/i],
  ['parking system', /Parking/, /Parking/, /parking/i],
  ['netflix clone', /Video Streaming/, null, /video/i],
  ['music streaming app', /Music Streaming/, null, /music/i],
  ['payroll', /Payroll/, /Payroll/, /payroll/i],
  ['number plate recognition', /Number Plate/, null, /number plate/i],
  ['movie recomendation', null, /Movie Recommender/, /recommender/i],
];

it('students find what they mean, and nothing unrelated among the first three', () => {
  const wrong = searches.flatMap(([search, project, idea, about]) => {
    const isAbout = (item: object) => about.test(JSON.stringify(Object.values(item)));
    const judge = (found: readonly { title: string }[], right: RegExp | null) =>
      right === null || (right.test(found[0]?.title ?? '') && found.slice(0, 3).every(isAbout))
        ? []
        : [[search, found.slice(0, 3).map(({ title }) => title)]];
    const { projects } = findProjects(search);
    return [...judge(projects, project), ...judge(findIdeasFor(search).ideas, idea)];
  });
  expect(searches.length).toBeGreaterThanOrEqual(40);
  expect(wrong).toEqual([]);
});

it('a hospital is no hospitality, a BCA no webcam, and a report where there is one', () => {
  const titles = findProjects('hospital management').projects.map(({ title }) => title);
  expect(titles.filter((title) => /Hotel|Bus|Tour|Trip|Taxi|Homestay/.test(title))).toEqual([]);
  const suiting = findIdeasFor('BCA').ideas;
  expect(suiting[0]!.difficulty).toBe('Beginner');
  expect(suiting.filter(({ difficulty }) => difficulty === 'Advanced')).toEqual([]);
  const { total } = findProjects('report').pagination;
  expect(total).toBeGreaterThan(80);
  expect(total).toBeLessThan(context.store.projects.all().length);
});

it('what was understood is told, and a verbatim search is left as it is', () => {
  expect(findProjects('ml')).toMatchObject({ also: ['machine learning', 'AI'] });
  expect(findProjects('libary managment')).toMatchObject({ corrected: 'library management' });
  const verbatim = listProjects(context, { search: 'libary managment', verbatim: true });
  expect(verbatim).toMatchObject({ projects: [], did_you_mean: ['library management'] });
  expect(listProjects(context, { search: 'ml', verbatim: true })).not.toHaveProperty('also');
  for (const search of ['blood bank', 'weather']) {
    expect(findProjects(search)).not.toHaveProperty('corrected');
  }
  expect(suggestProjects(context, { q: 'attendence' }).projects[0]!.title).toMatch('Attendance');
});
