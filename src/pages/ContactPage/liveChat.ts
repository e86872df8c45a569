/** The benefits of the live chat (specification, section 2: Live chat info / contact page). */
export const LIVE_CHAT_BENEFITS: readonly string[] = [
  'A developer who knows the projects reads your question.',
  'The conversation stays open beside the page you are on.',
  'Nothing is lost: it belongs to your account and waits there until it is resolved.',
  'Asking is free, whether you have bought something or are still looking.',
];

/** The steps from opening the chat to a reply. */
export const LIVE_CHAT_STEPS: readonly string[] = [
  'Log in, so that the answer reaches you and nobody else.',
  'Press Open Live Chat and write what you need. A project title or an error message helps.',
  'We answer in the same window. What arrives outside live chat hours is the first thing we read next.',
];

/** The questions that we ask before we quote a custom project. */
export const CUSTOM_PROJECT_QUESTIONS: readonly string[] = [
  'What it should do, and for whom',
  'A project or idea of ours to start from, if there is one',
  'Technologies you need or want to avoid',
  'When you need it, and roughly what it may cost',
];
