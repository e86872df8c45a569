/** The rules that responses are checked against, with what a violation means. */
export const RULES = {
  'no-response': 'The backend did not respond',
  backend: 'There is no backend of the document',
  'server-error': 'The backend failed',
  'undocumented-status': 'The status is not documented for this operation',
  status: 'Another documented status was expected',
  'content-type': 'The content type is not the documented one',
  json: 'The body is not valid JSON',
  schema: 'The body does not match its schema',
  header: 'A documented header is missing or invalid',
  file: 'The file is invalid',
  secret: 'The response contains a secret',
  cors: 'Pages of the other origin cannot read the response',
  method: 'The backend accepts an undocumented method',
  pagination: 'The pagination is inconsistent',
  sorting: 'The order is not the requested one',
  filter: 'The filter returns wrong or too few entries',
  consistency: 'Two responses contradict each other',
  money: 'An amount is wrong',
  access: 'A user has access who should not',
  request: 'The request does not match the document',
  realtime: 'The live chat does not behave as specified',
} as const;

/** The name of a rule in `RULES`. */
export type Rule = keyof typeof RULES;

/** A violation of a rule. */
export type Finding = {
  rule: Rule;
  /** A sentence for the developers of the backend. */
  message: string;
  /** JSON pointer to the part of the body concerned, if any. */
  pointer?: string;
  expected?: unknown;
  actual?: unknown;
};
