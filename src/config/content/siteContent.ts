import { CLAIMS } from '@/config/constants';

/** Keys that select the icons of content (specification, section 3: Site content). */
export type FeatureIconKey = 'code' | 'download' | 'shield' | 'support' | 'zap';

/** A reason to buy here. */
export type SiteFeature = { icon: FeatureIconKey; title: string; description: string };

/** A customer's testimonial, rated from 1 to 5. */
export type Testimonial = { name: string; role: string; content: string; rating: number };

/** A member of the team. */
export type TeamMember = { name: string; role: string; description: string };

/** A value of the company. */
export type CoreValue = { title: string; description: string };

/** The static content of the site (specification, section 3: Site content). */
export type SiteContent = {
  about: { mission: string; vision: string; values: CoreValue[]; team: TeamMember[] };
  /** Left out or empty: the default features. */
  features?: SiteFeature[];
  testimonials: Testimonial[];
};

/** The current content of the site. */
export const siteContent: SiteContent = {
  about: {
    mission:
      'Put working, readable software into the hands of people who would otherwise start from an empty folder: students before a deadline, developers before a release, clients before a launch.',
    vision:
      'A yard where every good idea finds a hull that floats: tested code to build on, people who know it, and a fair price that is stated once.',
    values: [
      {
        title: 'Excellence',
        description: 'Nothing goes on sale that we would not put into production ourselves.',
      },
      {
        title: 'Community',
        description: 'Buyers, interns and mentors teach each other; questions are welcome.',
      },
      {
        title: 'Innovation',
        description: 'We try new tools on our own projects first and keep what lasts.',
      },
      {
        title: 'Passion',
        description: 'We like building things, and like it more when others build on them.',
      },
    ],
    team: [
      {
        name: 'Meenakshi Iyer',
        role: 'Founder',
        description: 'Reads every project before it is listed. Fifteen years of shipping software.',
      },
      {
        name: 'Farhan Sheikh',
        role: 'Head of Engineering',
        description: 'Runs the review bench: builds, tests and documents what you download.',
      },
      {
        name: 'Lakshmi Prasad',
        role: 'Internship Lead',
        description: 'Designs the six tracks and reviews the work of every intern.',
      },
      {
        name: 'Daniel Dsouza',
        role: 'Customer Support',
        description: 'A developer who knows most projects by heart and answers the chat.',
      },
    ],
  },
  features: [
    {
      icon: 'code',
      title: 'Code you can read',
      description: 'Clear structure, comments where they help and a README that we have followed.',
    },
    {
      icon: 'zap',
      title: 'Runs in minutes',
      description: 'Every project is started from a clean machine before it is listed.',
    },
    {
      icon: 'download',
      title: 'Instant download',
      description: 'Pay once and the zip file is on your disk seconds later, updates included.',
    },
    {
      icon: 'shield',
      title: 'Safe to buy',
      description: `Card payments by a licensed provider and a ${CLAIMS.moneyBack}.`,
    },
    {
      icon: 'support',
      title: 'People who help',
      description: `Developers answer your questions: ${CLAIMS.freeSupport}.`,
    },
  ],
  testimonials: [
    {
      name: 'Ishita Banerjee',
      role: 'Final-year student, Kolkata',
      content:
        'I bought the hospital queue project to learn from it. The code was easier to follow than my textbook, and support explained the part I did not get.',
      rating: 5,
    },
    {
      name: 'Rohan Kulkarni',
      role: 'Freelance developer, Pune',
      content:
        'The invoicing starter saved me three weeks on a client job. I changed the branding, wrote two modules and delivered early.',
      rating: 5,
    },
    {
      name: 'Grace Thomas',
      role: 'Bakery owner, Kochi',
      content:
        'We took the ordering system and had it adapted. Fair price, clear words, and it has run every morning since.',
      rating: 4,
    },
  ],
};
