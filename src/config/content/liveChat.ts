import { CLAIMS } from '@/config/constants';
import { SUPPORT_HOURS } from '@/config/policyFigures';

type Entry = { title: string; text: string };

/** The benefits of the live chat (specification, section 2: Live chat info / contact page). */
export const LIVE_CHAT_BENEFITS: readonly Entry[] = [
  {
    title: 'A developer reads it',
    text: 'Your question goes to somebody who knows the projects, not to a script.',
  },
  {
    title: 'Answers while you work',
    text: 'Stay on the page you are on; the conversation is open beside it.',
  },
  {
    title: 'Nothing is lost',
    text: 'The conversation belongs to your account and waits there until it is resolved.',
  },
  {
    title: 'No charge',
    text: 'Asking is free, whether you have bought something or are still looking.',
  },
];

/** The steps from opening the chat to a reply. */
export const LIVE_CHAT_STEPS: readonly Entry[] = [
  {
    title: 'Log in',
    text: 'The chat belongs to your account, so that the answer reaches you and nobody else.',
  },
  {
    title: 'Open the chat',
    text: 'Press Open Live Chat and write what you need. A project title or an error message helps.',
  },
  {
    title: 'Talk to us',
    text: `We answer in the same window during live chat hours: ${SUPPORT_HOURS.liveChat}.`,
  },
  {
    title: 'Come back any time',
    text: `Messages are taken ${CLAIMS.support}, here and by email. What you write outside live chat hours is the first thing we read next.`,
  },
];

/** The questions that we ask before we quote a custom project. */
export const CUSTOM_PROJECT_QUESTIONS: readonly string[] = [
  'What it should do, and for whom',
  'A project or idea of ours to start from, if there is one',
  'Technologies you need or want to avoid',
  'When you need it, and roughly what it may cost',
];
