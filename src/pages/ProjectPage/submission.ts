import { site } from '@/config/site';

/** Whether a student may submit a project at college, in plain words beside the license. */
export const submission = {
  question: 'May I submit this at college?',
  answers: [
    'Yes, where your college allows purchased code. Ask your guide before you buy.',
    `Say in your report that the code was bought from ${site.siteName}, and which parts you changed or added.`,
    'Do not name yourself as the author of what you bought.',
  ],
} as const;
