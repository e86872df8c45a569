/**
 * The limits of ReviewInput and of an answer in openapi.yaml, lengths in characters. The forms and
 * the mock backend use the same numbers.
 */
export const reviewLimits = {
  starsMin: 1,
  starsMax: 5,
  titleMax: 100,
  textMin: 10,
  textMax: 2000,
  answerMax: 2000,
} as const;
