/** The limits of a review, a question and an answer in openapi.yaml, also for the mock backend. */
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
