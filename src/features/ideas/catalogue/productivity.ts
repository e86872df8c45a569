import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "Productivity". */
export const productivity: readonly HandWrittenIdea[] = [
  {
    title: 'Pomodoro Timer with Focus Reports',
    difficulty: 'Beginner',
    description:
      'Students work in timed rounds, tag each by subject and see on Sunday where the hours of the week went.',
    tags: ['React', 'TypeScript', 'Local storage'],
  },
  {
    title: 'Meeting Notes with Action Items',
    difficulty: 'Intermediate',
    description:
      'Teams write notes against an agenda, assign actions as they come up and start the next meeting with what is still open.',
    tags: ['Next.js', 'Tiptap', 'PostgreSQL', 'Calendar API'],
  },
  {
    title: 'Offline-First Notes with Graph Links',
    difficulty: 'Advanced',
    description:
      'Researchers link notes to each other, explore them as a graph and sync devices without a central copy that anyone else can read.',
    tags: ['CRDT', 'Electron', 'End-to-end encryption', 'IndexedDB'],
  },
  {
    title: 'Habit Garden That Grows Daily',
    difficulty: 'Beginner',
    description:
      'Each habit is a plant that grows when it is kept up and wilts a little when it is not, for people who dislike plain checklists.',
    tags: ['Flutter', 'Hive', 'Animation'],
  },
  {
    title: 'Visitor and Meeting Room Desk',
    difficulty: 'Intermediate',
    description:
      'Offices book rooms without clashes, greet visitors by QR code and tell the host by message that the guest has arrived.',
    tags: ['Vue.js', 'NestJS', 'PostgreSQL', 'QR codes'],
  },
  {
    title: 'Visual Automation Builder for Teams',
    difficulty: 'Advanced',
    description:
      'Operations teams connect mail, sheets and chat by drawing a flow, and every failed step can be inspected and run again.',
    tags: ['TypeScript', 'Temporal', 'React Flow', 'OAuth 2.0'],
  },
  {
    title: 'Kanban Board for Student Projects',
    difficulty: 'Beginner',
    description:
      'Project groups move cards from idea to done, attach files and see who has too much on their plate before the deadline.',
    tags: ['React', 'Firebase', 'Drag and drop'],
  },
  {
    title: 'Email Digest of Your Newsletters',
    difficulty: 'Intermediate',
    description:
      'Readers give newsletters their own address, and one tidy digest arrives at breakfast, sorted by topic and length.',
    tags: ['Node.js', 'IMAP', 'Cron jobs', 'PostgreSQL'],
  },
  {
    title: 'Time Tracker from Git Activity',
    difficulty: 'Advanced',
    description:
      'Consultants get a draft timesheet from commits, calendar and editor activity, correct it in a minute and bill the client.',
    tags: ['Rust', 'Tauri', 'Git', 'SQLite'],
  },
  {
    title: 'Quick Notes Browser Extension',
    difficulty: 'Beginner',
    description:
      'People highlight text on any page, add a short note and find it again later by site, tag or date.',
    tags: ['JavaScript', 'Chrome extension', 'IndexedDB'],
  },
  {
    title: 'Shift Roster for Small Restaurants',
    difficulty: 'Intermediate',
    description:
      'Managers drag staff into shifts within the legal hours, and waiters swap among themselves with one tap for approval.',
    tags: ['React', 'Django', 'PostgreSQL', 'Notifications'],
  },
  {
    title: 'Enterprise Search Across Office Tools',
    difficulty: 'Advanced',
    description:
      "Employees search mail, wikis and drives from one box that respects each person's permissions and ranks fresh answers first.",
    tags: ['OpenSearch', 'Go', 'OAuth 2.0', 'Vector search'],
  },
  {
    title: 'Family Organiser with Shared Calendar',
    difficulty: 'Intermediate',
    description:
      'Parents and children share one calendar, shopping list and set of chores, on phones and on an old tablet in the kitchen.',
    tags: ['React Native', 'Supabase', 'CalDAV'],
  },
];
