/** What the page calls the documents that a college asks for. */
export const documentNames = {
  report: 'Project report',
  slides: 'Presentation slides',
  synopsis: 'Synopsis',
  er_diagram: 'ER diagram',
  test_cases: 'Test cases',
  user_manual: 'User manual',
  viva_questions: 'Viva questions',
} as const;

/** Returns whether a name is that of a document of openapi.yaml. */
export const isDocument = (name: string): name is keyof typeof documentNames =>
  Object.hasOwn(documentNames, name);
