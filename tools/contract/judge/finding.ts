/** What an answer can be wrong by. */
export const RULES = {
  'no-answer': 'The backend did not answer',
  'server-error': 'The backend failed',
  'undocumented-status': 'The status is not documented for this operation',
  status: 'Another documented status is due here',
  'content-type': 'The content type is not the documented one',
  json: 'The body is no valid JSON',
  schema: 'The body does not hold to its schema',
  header: 'A documented header is missing or wrong',
  file: 'The file is not what it should be',
  secret: 'The answer holds a secret',
  cors: 'A browser on the other origin may not read this',
  method: 'A method that is not documented is answered',
  pagination: 'The numbers of the pages do not add up',
  sorting: 'The order is not the one that was asked for',
  filter: 'The filter lets through what it should not, or too little',
  consistency: 'Two answers contradict each other',
  money: 'An amount is not what it should be',
  access: 'Somebody is let in who should not be',
  request: 'The request itself is not as the document has it',
  realtime: 'The live chat does not behave as specified',
} as const;

/** The name of a rule in `RULES`. */
export type Rule = keyof typeof RULES;

/** One thing that is wrong with an answer. */
export type Finding = {
  rule: Rule;
  /** A sentence for the people who build the backend. */
  message: string;
  /** JSON pointer into the body, when it is about a part of it. */
  pointer?: string;
  expected?: unknown;
  actual?: unknown;
};
