import type { CatalogueEntry } from './entry';

export const education: readonly CatalogueEntry[] = [
  {
    title: 'Gurukulam School Management System',
    shortDescription:
      'School administration for admissions, attendance, fees, timetables and report cards, with a separate login for parents.',
    description: [
      'Gurukulam covers the daily office work of a school with up to about 3,000 pupils. Clerks, teachers, parents and the principal each see only the screens they need.',
      'Academic years are first-class records: promoting a class copies structure, not marks, so old report cards stay unchanged. Grading schemes for CBSE and state boards are configuration tables instead of code.',
      'The zip includes the Spring Boot back end, the Angular front end, Flyway migrations and a demo school with 240 pupils. Java 17 and MySQL 8 are the only requirements.',
    ],
    features: [
      'Admission form with document checklist',
      'Fee heads, concessions and late fine rules',
      'Timetable builder with clash detection',
      'Report cards for CBSE and state boards',
      'Parent login with attendance and dues',
      'Transfer certificate printing with serial number',
      'Year-end promotion with detention list',
    ],
    technologies: ['Spring Boot', 'Java', 'Angular', 'MySQL', 'Flyway'],
    priceRupees: 7499,
    sizeMegabytes: 72.5,
    popularity: 0.88,
    hasDemo: true,
  },
  {
    title: 'Lecternly Learning Management Platform',
    shortDescription:
      'Course platform with video lessons, quizzes, assignments and certificates for coaching institutes and independent tutors.',
    description: [
      'Lecternly lets an institute sell and run courses under its own domain. Each course is a tree of sections and lessons, and progress is kept per learner and per lesson.',
      'Videos are stored as HLS segments and served through signed addresses that expire after a few minutes. Assignments go through a submit, review and resubmit cycle with inline comments, and certificates carry a code that can be checked on a public page.',
      'You get the Next.js application, a worker for video conversion with FFmpeg and seed data with three courses. A guide explains storage on any S3 compatible service.',
    ],
    features: [
      'HLS video with signed expiring addresses',
      'Quizzes with negative marking and time limit',
      'Assignment review with inline comments',
      'Certificates verifiable by a public code',
      'Batch enrolment from a CSV file',
      'Course payments in full or instalments',
    ],
    technologies: ['Next.js', 'TypeScript', 'PostgreSQL', 'Prisma', 'FFmpeg', 'Tailwind CSS'],
    priceRupees: 5999,
    sizeMegabytes: 64.9,
    popularity: 0.91,
    hasDemo: true,
  },
  {
    title: 'Examhall Online Test Engine',
    shortDescription:
      'Timed computer-based tests with question banks, sections, negative marking and recovery after a lost connection.',
    description: [
      'Examhall runs mock tests in the style of national entrance exams. Candidates see a question palette with answered, marked and unvisited states, and a clock that is kept by the server.',
      'Answers are saved in the browser first and sent in small batches, so a candidate who loses the network for a few minutes continues without loss. Results are computed by a separate job that can be re-run after a question is dropped or its key corrected.',
      'The project holds the Vue client, the Node.js server, a load test script for 2,000 candidates and a sample bank of 500 questions.',
    ],
    features: [
      'Server-side clock with per-section limits',
      'Offline answer buffer with automatic resend',
      'Question bank import from Word and Excel',
      'Formula rendering with KaTeX',
      'Result recalculation after answer key changes',
      'Rank list and percentile per batch',
    ],
    technologies: ['Vue', 'Node.js', 'MongoDB', 'Redis', 'KaTeX'],
    priceRupees: 3999,
    sizeMegabytes: 33.1,
    popularity: 0.79,
    hasDemo: true,
  },
  {
    title: 'Stacksmith Library Catalogue',
    shortDescription:
      'Library system for colleges: accession register, barcode issue and return, fines and a public search page for members.',
    description: [
      'Stacksmith replaces the paper accession register of a college library. It tracks single copies by barcode and enforces loan limits by member type.',
      'The issue desk is a keyboard-only screen that accepts scanner input, and a loan takes two scans. Fines skip Sundays and entries in the holiday calendar, and a nightly job mails reminders two days before the due date.',
      'Included are the Laravel project, barcode label templates for A4 sheets and a Marathi and English interface. It runs on shared hosting with PHP 8.2.',
    ],
    features: [
      'Copy-level accession register with barcode',
      'Issue and return with two scans',
      'Fine calculation aware of holidays',
      'Reservation queue for popular titles',
      'Stock verification report by shelf',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Bootstrap'],
    priceRupees: 999,
    sizeMegabytes: 18.7,
    popularity: 0.62,
    hasDemo: true,
  },
  {
    title: 'Rollcall Face Attendance for Classrooms',
    shortDescription:
      'Attendance from a single classroom photo using face embeddings, with manual correction and a monthly register export.',
    description: [
      'Rollcall marks attendance from one or two photos of a class taken by the teacher. It was written for rooms with up to 70 students and an ordinary phone camera.',
      'Faces are detected and turned into embeddings on your own server; photos are deleted after matching unless you decide to keep them. Matches below a set threshold are shown for manual confirmation rather than guessed, and every correction is logged.',
      'The zip contains the FastAPI service, the React teacher screen, enrolment scripts and an evaluation notebook. A GPU is not required, a class photo takes about four seconds on a four-core machine.',
    ],
    features: [
      'Group photo matching on your own server',
      'Manual confirmation of uncertain matches',
      'Consent record for each enrolled student',
      'Monthly register export to Excel',
      'Audit log of all attendance corrections',
      'Evaluation notebook with threshold curves',
    ],
    technologies: ['Python', 'FastAPI', 'OpenCV', 'PyTorch', 'React', 'SQLite'],
    priceRupees: 1899,
    sizeMegabytes: 182.3,
    popularity: 0.71,
    hasDemo: false,
  },
  {
    title: 'Campusbeat Student Notice App',
    shortDescription:
      'Android app for college notices, timetables and lost-and-found posts, with topic subscriptions by department and year.',
    description: [
      'Campusbeat is a small, well-structured Android app that brings the notice board of a college to the phone. Students follow topics such as their department, hostel or placement cell.',
      'The app follows a single-activity design with Jetpack Compose, Room for offline reading and push messages by topic. Posting rights are checked by Firestore rules, which come with their own emulator tests.',
      'The archive has the Android Studio project, the security rules, a web page for staff posting and step-by-step Firebase setup notes with screenshots.',
    ],
    features: [
      'Topic subscriptions by department and year',
      'Offline reading with Room database',
      'Push messages for urgent notices',
      'Lost-and-found posts with photos',
      'Firestore rules with emulator tests',
    ],
    technologies: ['Kotlin', 'Jetpack Compose', 'Firebase', 'Room'],
    priceRupees: 499,
    sizeMegabytes: 22.4,
    popularity: 0.38,
    hasDemo: false,
  },
];
