import { CLAIMS } from '@/config/constants';

/** An internship program (specification, section 2: Internships). */
export type InternshipProgram = {
  title: string;
  /** One sentence on what an intern does. */
  summary: string;
  duration: string;
  features: readonly string[];
};

const duration = CLAIMS.internshipLength;

/** The six programs, in the order in which they are shown. */
export const INTERNSHIP_PROGRAMS: readonly InternshipProgram[] = [
  {
    title: 'Full-Stack Development',
    summary: 'Take a feature from the database to the button, in a code base that is in use.',
    duration,
    features: [
      'React and TypeScript in front, Node.js and PostgreSQL behind',
      'A feature of your own in a project that is on sale',
      'Tests, reviews and releases as a working team does them',
      'A mentor who reads every pull request',
    ],
  },
  {
    title: 'AI/ML Engineering',
    summary: 'Train, measure and serve models that answer a real question.',
    duration,
    features: [
      'Python, pandas, scikit-learn and PyTorch',
      'Data cleaning and honest evaluation before any model',
      'A model behind an API, with monitoring',
      'A written report that a client could read',
    ],
  },
  {
    title: 'DevOps & Cloud',
    summary: 'Build the road that code takes from a laptop to production.',
    duration,
    features: [
      'Linux, Docker, Kubernetes and Terraform',
      'Pipelines that test, build and deploy on every push',
      'Logs, metrics and alerts that mean something',
      'A game day: break it, find it, fix it',
    ],
  },
  {
    title: 'Mobile Development',
    summary: 'Ship an app that works on a crowded train with one bar of signal.',
    duration,
    features: [
      'Flutter or Kotlin, as you choose',
      'Offline storage and synchronisation',
      'Accessibility and performance on modest phones',
      'A release through the test track of an app store',
    ],
  },
  {
    title: 'Cybersecurity',
    summary: 'Learn to think like an attacker and to write like an auditor.',
    duration,
    features: [
      'The OWASP Top Ten, learned by finding each of them',
      'Threat modelling and secure code review',
      'A supervised penetration test of a lab system',
      'A report with findings, proof and fixes',
    ],
  },
  {
    title: 'UI/UX Design',
    summary: 'Find out what people need, draw it, test it and hand it over.',
    duration,
    features: [
      'Interviews, journeys and usability tests',
      'Wireframes and prototypes in Figma',
      'A design system with components and tokens',
      'A portfolio case study of what you made',
    ],
  },
];
