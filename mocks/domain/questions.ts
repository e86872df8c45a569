import type {
  AskQuestionResponse,
  ListQuestionsArg,
  Question,
  QuestionPage,
} from '@/api/generated/reviews.gen';
import { reviewLimits as limits } from '@/config/reviewLimits';
import { addItem, find, makeIndex } from '@/lib/finder';
import { answeredQuestions, requireProject } from './catalogue';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import { type Fields, readFields, readText } from './fields';
import { paginate } from './listing';
import type { ProjectRow, QuestionRow, UserRow } from './model';
import { authorOf, toAnswer } from './reviews';

const TEXT = {
  min: limits.questionMin,
  max: limits.questionMax,
  tooShort: `Your question needs at least ${limits.questionMin} characters`,
  tooLong: `Your question can have at most ${limits.questionMax} characters`,
};

/** Converts a row to the question that everybody sees once it is answered. */
export const toQuestion = (context: DomainContext, row: QuestionRow): Question => ({
  id: row.id,
  author: authorOf(context, row),
  text: row.text,
  created_at: row.createdAt,
  answer: toAnswer(row),
});

/** Returns a page of a project's answered questions: the newest, or those that best match a search. */
export function listQuestions(
  context: DomainContext,
  { id }: ProjectRow,
  { search = '', ...arg }: ListQuestionsArg,
): QuestionPage {
  const answered = answeredQuestions(context, id);
  const index = makeIndex();
  for (const { text, answer } of answered) addItem(index, [text, answer!]);
  const ranks = search.trim() && find(index, search).ranks;
  const found = ranks ? answered.filter((_row, place) => ranks.has(place)) : answered;
  const { rows, pagination } = paginate(found, arg, {
    match: (row) => (ranks ? ranks.get(answered.indexOf(row))! : row.createdAt),
  });
  return { questions: rows.map((row) => toQuestion(context, row)), pagination };
}

/** Adds a question, which waits for its answer; the same one is not asked twice meanwhile. */
export function askQuestion(
  context: DomainContext,
  user: UserRow,
  projectId: number,
  fields: Fields,
): AskQuestionResponse {
  const { questions } = context.store;
  const { text } = readFields(fields, { text: (value) => readText(value, TEXT) });
  requireProject(context, projectId);
  const waiting = questions.where('userId', user.id).filter(({ answer }) => answer === null);
  const same = waiting.find((row) => row.projectId === projectId && row.text === text);
  if (!same && waiting.length >= limits.questionsWaitingMax) {
    const message = `${limits.questionsWaitingMax} of your questions wait for an answer. Please ask again when we have answered some`;
    throw new DomainError('conflict', message);
  }
  const createdAt = context.now().toISOString();
  const asked = { projectId, userId: user.id, text, createdAt, answer: null, answeredAt: null };
  const row = same ?? questions.put({ id: questions.nextId(), ...asked });
  return { question: toQuestion(context, row) };
}
