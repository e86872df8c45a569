/** The most frequent questions, offered in an empty conversation. */
export const suggestedQuestions = [
  'How do I download what I bought?',
  'Can you adapt a project to my needs?',
  'How do refunds work?',
] as const;
