import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "Education". */
export const education: readonly HandWrittenIdea[] = [
  {
    title: 'Flashcards for Competitive Exams',
    difficulty: 'Beginner',
    description:
      'Aspirants build decks for UPSC or JEE topics, and a spaced schedule brings back the cards that they are about to forget.',
    tags: ['React', 'IndexedDB', 'Spaced repetition'],
  },
  {
    title: 'Live Quiz Battles for Classrooms',
    difficulty: 'Intermediate',
    description:
      'Teachers start a quiz, pupils join with a code from any phone and the class watches the leaderboard change after each question.',
    tags: ['Socket.IO', 'React', 'Node.js', 'Redis'],
  },
  {
    title: 'Automatic Grader for Programming Assignments',
    difficulty: 'Advanced',
    description:
      'Lecturers set a task with hidden tests, submissions run in a sandbox, and students get feedback on failures, style and copied code.',
    tags: ['Docker', 'Python', 'PostgreSQL', 'Plagiarism detection'],
  },
  {
    title: 'Multiplication Games for Primary Pupils',
    difficulty: 'Beginner',
    description:
      'Children practise tables in one-minute games with friendly animals, while parents see which numbers still need work.',
    tags: ['JavaScript', 'Canvas API', 'Web Audio'],
  },
  {
    title: 'Tuition Class Attendance and Fees',
    difficulty: 'Intermediate',
    description:
      'Tuition teachers mark attendance by batch, collect fees by UPI and send parents a monthly note on progress.',
    tags: ['Flutter', 'Firebase', 'UPI', 'PDF generation'],
  },
  {
    title: 'Virtual Chemistry Lab in the Browser',
    difficulty: 'Advanced',
    description:
      'School pupils mix reagents, heat flasks and see true colours and pH curves in a safe 3D lab that runs on an ordinary laptop.',
    tags: ['Three.js', 'TypeScript', 'Simulation', 'WebGL'],
  },
  {
    title: 'Vocabulary Builder from News Articles',
    difficulty: 'Beginner',
    description:
      'English learners paste an article, tap unknown words for their meaning and turn them into a short quiz for the next day.',
    tags: ['Vue.js', 'Dictionary API', 'Local storage'],
  },
  {
    title: 'Peer Review Platform for Essays',
    difficulty: 'Intermediate',
    description:
      "Students comment on each other's drafts with a rubric, names stay hidden and the teacher sees where the marks differ widely.",
    tags: ['Next.js', 'PostgreSQL', 'Rich text editor'],
  },
  {
    title: 'Adaptive Maths Tutor for Grade Eight',
    difficulty: 'Advanced',
    description:
      'The tutor models what each pupil has understood, picks the next problem accordingly and shows the teacher the gaps of the class.',
    tags: ['Bayesian knowledge tracing', 'FastAPI', 'React', 'KaTeX'],
  },
  {
    title: 'College Timetable and Exam Countdown',
    difficulty: 'Beginner',
    description:
      'Students enter their subjects once and get a weekly timetable, room numbers and a countdown to each internal and final exam.',
    tags: ['Flutter', 'SQLite', 'Widgets'],
  },
  {
    title: 'Online Course Site with Certificates',
    difficulty: 'Intermediate',
    description:
      'Independent teachers sell video courses with quizzes and issue certificates that an employer can verify by a QR code.',
    tags: ['Next.js', 'Mux', 'Stripe', 'Prisma'],
  },
  {
    title: 'Secure Online Exam Hall',
    difficulty: 'Advanced',
    description:
      'Universities hold timed exams that survive a power cut, shuffle questions per candidate and flag irregularities for human review.',
    tags: ['WebRTC', 'NestJS', 'PostgreSQL', 'Offline first'],
  },
  {
    title: 'Visual Guide to Sorting Algorithms',
    difficulty: 'Beginner',
    description:
      'First-year students watch arrays being sorted step by step, change the speed and compare how many swaps each method needs.',
    tags: ['React', 'TypeScript', 'Algorithms', 'Animation'],
  },
  {
    title: 'School Bus Tracker for Parents',
    difficulty: 'Intermediate',
    description:
      'Parents see where the bus is, get a message five minutes before it arrives and tell the driver when their child stays at home.',
    tags: ['React Native', 'GPS', 'Firebase', 'Google Maps'],
  },
];
