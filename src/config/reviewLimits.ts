/**
 * The limits of ReviewInput, of a question and of an answer in openapi.yaml, lengths in characters.
 * The forms and the mock backend use the same numbers.
 */
export const reviewLimits = {
  starsMin: 1,
  starsMax: 5,
  titleMax: 100,
  textMin: 10,
  textMax: 2000,
  answerMax: 2000,
  questionMin: 10,
  questionMax: 500,
  /** The questions of a person that may wait for their answer at a time. */
  questionsWaitingMax: 20,
} as const;
