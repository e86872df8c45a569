import type {
  AdminQuestion,
  AnswerQuestionResponse,
  ListAdminQuestionsArg,
  ListAdminQuestionsResponse,
} from '@/api/generated/admin.gen';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { type Fields, readText } from '../fields';
import { paginate } from '../listing';
import type { QuestionRow } from '../model';
import { toQuestion } from '../questions';
import { searchOf } from '../search';
import { ANSWER, originOf } from './reviews';

const toAdminQuestion = (context: DomainContext, row: QuestionRow): AdminQuestion => ({
  ...toQuestion(context, row),
  ...originOf(context, row),
});

const searchFor = searchOf(({ text, answer }: QuestionRow) => [text, answer]);

/** Returns a page of all questions that match the search and the status. */
export function listAdminQuestions(
  context: DomainContext,
  { status, search, ...arg }: ListAdminQuestionsArg,
): ListAdminQuestionsResponse {
  const isFound = searchFor(context, search);
  const isOfStatus = ({ answer }: QuestionRow) =>
    status === undefined || (status === 'waiting') === (answer === null);
  const found = context.store.questions.all().filter((row) => isOfStatus(row) && isFound(row));
  const { rows, pagination } = paginate(found, arg, { created_at: ({ createdAt }) => createdAt });
  return { questions: rows.map((row) => toAdminQuestion(context, row)), pagination };
}

function requireQuestion({ store }: DomainContext, id: number): QuestionRow {
  const question = store.questions.get(id);
  if (!question) throw new DomainError('notFound', 'Question not found');
  return question;
}

/** Answers a question, by which everybody sees it, or changes its answer. */
export function answerQuestion(
  context: DomainContext,
  id: number,
  fields: Fields,
): AnswerQuestionResponse {
  const answer = readText(fields.answer, ANSWER);
  const answeredAt = context.now().toISOString();
  const row = { ...requireQuestion(context, id), answer, answeredAt };
  return { question: toAdminQuestion(context, context.store.questions.put(row)) };
}

/** Rejects a question, or deletes it with its answer. */
export function deleteQuestion(context: DomainContext, id: number) {
  context.store.questions.remove(requireQuestion(context, id).id);
  return { success: true, message: 'Question deleted' };
}
