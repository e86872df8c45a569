import { CLAIMS, MINIMUM_AGE } from '@/config/constants';

/** The steps from the application to the last review (specification, section 2: Internships). */
export const INTERNSHIP_STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Apply in the chat',
    text: 'Press Apply Now: the chat opens with the program filled in. Send it and show us something you have made.',
  },
  {
    title: 'Agree on the start',
    text: 'We talk about what you know and how much time you have, and put scope and dates in writing.',
  },
  {
    title: 'Work with a mentor',
    text: `For ${CLAIMS.internshipLength} you take on real tasks, and each of them gets a real review.`,
  },
  {
    title: 'Show what you built',
    text: 'You finish with work that you can explain line by line to the next person who asks.',
  },
];

/** The most frequent questions of applicants. */
export const INTERNSHIP_FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'Do I need experience?',
    answer:
      'You need the basics of the field and something to show for them. A small project that works says more than a long list of courses.',
  },
  {
    question: 'How long does a program take?',
    answer: `Each program takes ${CLAIMS.internshipLength}. You can follow up with a second one in another field.`,
  },
  {
    question: 'Who can apply?',
    answer: `Anybody with an account, which you can open from the age of ${MINIMUM_AGE}.`,
  },
  {
    question: 'What are the conditions?',
    answer:
      'Stipend or fee, place, hours and seats are listed with each program. You get them in writing and agree to them before you start.',
  },
];
