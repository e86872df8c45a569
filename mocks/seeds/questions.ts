import type { QuestionRow } from '../domain/model';
import { daysBefore } from './calendar';
import questions from './data/questions.json';

const ASKED_AT_MINUTE = 9 * 60;
const ANSWERED_AT_MINUTE = 15 * 60;

/** Returns questions about some projects; the latest wait for their answer. */
export const seedQuestions = (anchor: Date): QuestionRow[] =>
  questions.map(({ daysAgo, answer, ...question }, index) => ({
    id: index + 1,
    ...question,
    createdAt: daysBefore(anchor, daysAgo, ASKED_AT_MINUTE + index),
    answer,
    answeredAt: answer && daysBefore(anchor, daysAgo, ANSWERED_AT_MINUTE + index),
  }));
