import type { CatalogueEntry } from './entry';

export const fitness: readonly CatalogueEntry[] = [
  {
    title: 'Repcount Gym Membership Manager',
    shortDescription:
      'Plans, renewals, attendance and trainer pay for neighbourhood gyms, with reminders by SMS before a plan ends.',
    description: [
      'Repcount replaces the register at the desk of a gym. Members check in by QR, and the desk sees plan, dues and the last visit at once.',
      'Renewal reminders go out seven and one days before a plan ends. Trainer pay is worked out from personal sessions that members confirm.',
      'The zip has the web application, the check-in page and demo members.',
    ],
    features: [
      'QR check-in at the desk',
      'Renewal reminders by SMS',
      'Trainer pay from confirmed sessions',
      'Freeze and transfer of plans',
      'Daily collection report',
    ],
    technologies: ['React', 'Node.js', 'MongoDB', 'Tailwind CSS'],
    priceRupees: 3999,
    sizeMegabytes: 36.5,
    popularity: 0.74,
    hasDemo: true,
  },
  {
    title: 'Asanaflow Yoga Class Scheduler',
    shortDescription:
      'Class timetable, seat booking and pass accounting for yoga studios with waiting lists that fill by themselves.',
    description: [
      'Asanaflow lets students book a mat from a weekly timetable and pay by pass. When somebody cancels in time, the first of the waiting list moves up.',
      'Passes are counted in classes or in days, with rules for late cancellation. Teachers see their list on the phone before class.',
      'Included are the Rails application, mail templates and a studio with sample passes.',
    ],
    features: [
      'Weekly timetable with mats',
      'Waiting list that fills itself',
      'Passes by class or by day',
      'Late cancellation rules',
      'Teacher list on the phone',
    ],
    technologies: ['Ruby on Rails', 'PostgreSQL', 'Hotwire', 'Tailwind CSS'],
    priceRupees: 2999,
    sizeMegabytes: 24.4,
    popularity: 0.48,
    hasDemo: true,
  },
  {
    title: 'Strideline Running Club Tracker',
    shortDescription:
      'Routes, club runs and monthly ladders for running groups, fed by GPX files or by phone tracking.',
    description: [
      'Strideline collects the runs of a club and turns them into a ladder by distance, climb and regularity. Runs come from GPX upload or from the phone.',
      'Tracks are simplified before they are stored and start points are blurred for privacy. Club runs have a route, a pace group and a headcount.',
      'The zip holds the Flutter app, the API and a map style that runs offline.',
    ],
    features: [
      'GPX upload and phone tracking',
      'Monthly ladders by three measures',
      'Blurred start and end points',
      'Club runs with pace groups',
      'Offline map style',
    ],
    technologies: ['Flutter', 'Go', 'PostGIS', 'MapLibre'],
    priceRupees: 3499,
    sizeMegabytes: 71.2,
    popularity: 0.41,
    hasDemo: true,
  },
  {
    title: 'Dietledger Indian Meal Planner',
    shortDescription:
      'Plans meals from 900 Indian dishes with nutrients per serving and writes the shopping list for the week.',
    description: [
      'Dietledger is for dietitians who plan for many clients and for people who cook at home. It knows 900 dishes from idli to rajma with nutrients per serving.',
      'A plan is filled to targets for energy and protein, with dislikes and fasting days respected. The shopping list adds up ingredients in kitchen units.',
      'You get the Next.js application and the dish table as CSV.',
    ],
    features: [
      '900 dishes with nutrients',
      'Targets for energy and protein',
      'Fasting days and dislikes',
      'Shopping list in kitchen units',
      'Plan as PDF for clients',
    ],
    technologies: ['Next.js', 'TypeScript', 'Prisma', 'PostgreSQL'],
    priceRupees: 2499,
    sizeMegabytes: 28.9,
    popularity: 0.66,
    hasDemo: true,
  },
  {
    title: 'Pulsepad Heart Rate Dashboard',
    shortDescription:
      'Shows heart rate of up to 24 chest straps live on a screen for group classes, with zones and a class summary.',
    description: [
      'Pulsepad reads Bluetooth chest straps in a training room and shows each person in a coloured zone. Trainers see who should slow down.',
      'A small agent reads the straps and sends them over the local network, so the screen follows within a second. After class each person gets a summary by mail.',
      'The zip contains the agent, the screen and a simulator for development.',
    ],
    features: [
      '24 straps at the same time',
      'Zones by age or by test',
      'Summary mail after class',
      'Strap simulator for development',
      'Works in the local network',
    ],
    technologies: ['TypeScript', 'Electron', 'Web Bluetooth', 'Node.js'],
    priceRupees: 4299.99,
    sizeMegabytes: 83.4,
    popularity: 0.22,
    hasDemo: false,
  },
  {
    title: 'Coachdesk Personal Trainer Portal',
    shortDescription:
      'Workout plans, progress photos and video feedback between a trainer and remote clients.',
    description: [
      "Coachdesk is a portal for trainers who coach over the internet. Plans are built from an exercise library and appear on the client's phone day by day.",
      'Clients log sets with one hand and send a clip for form feedback; the trainer draws on the frame. Photos are stored encrypted and shown side by side.',
      'Included are the Laravel API, the Vue client and forty sample exercises.',
    ],
    features: [
      'Plan builder with exercise library',
      'Set logging with one hand',
      'Drawing on video frames',
      'Encrypted progress photos',
      'Invoices for monthly coaching',
    ],
    technologies: ['Laravel', 'Vue', 'MySQL', 'FFmpeg'],
    priceRupees: 4799,
    sizeMegabytes: 47.6,
    popularity: 0.38,
    hasDemo: true,
  },
];
