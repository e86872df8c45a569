import type { CatalogueEntry } from './entry';

export const events: readonly CatalogueEntry[] = [
  {
    title: 'Gatepass Event Ticketing Platform',
    shortDescription:
      'Sells tickets for concerts, college fests and meetups with seat classes, GST invoices and QR entry at the gate.',
    description: [
      'Gatepass is for organisers who sell their own tickets instead of giving a share to a portal. Each event has seat classes, early-bird prices and a limit per buyer.',
      'Tickets are signed QR codes, so the gate app checks them without a network and syncs the entries later. Seats are held for ten minutes while a buyer pays.',
      'The zip holds the shop, the organiser console, the gate app and a seeded event.',
    ],
    features: [
      'Seat classes with early-bird prices',
      'Signed QR tickets checked offline',
      'Ten-minute seat hold during payment',
      'GST invoice for every order',
      'Refunds by class and by date',
    ],
    technologies: ['React', 'Node.js', 'PostgreSQL', 'Redis', 'Docker'],
    priceRupees: 8999,
    sizeMegabytes: 64.2,
    popularity: 0.86,
    hasDemo: true,
  },
  {
    title: 'Hallbook Banquet and Venue Manager',
    shortDescription:
      'Calendar, quotations and kitchen sheets for banquet halls that run several functions a day in one building.',
    description: [
      'Hallbook keeps enquiries, holds and confirmed functions of a banquet hall in one calendar. Managers see at once which hall and which slot is still free.',
      'A quotation is built from menus, decoration and hall rent, and turns into an advance receipt and a final bill with GST. Kitchen and decor sheets are printed for each day.',
      'You get the Laravel application, sample menus and a migration for three halls.',
    ],
    features: [
      'Slot calendar for several halls',
      'Quotation to final bill with GST',
      'Kitchen sheet for each day',
      'Advance receipts and due reminders',
      'Menu packages with plate rates',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Alpine.js'],
    priceRupees: 4499.5,
    sizeMegabytes: 22.8,
    popularity: 0.52,
    hasDemo: true,
  },
  {
    title: 'Confmate Conference Companion App',
    shortDescription:
      'Mobile app for conferences: schedule, speaker pages, room changes by push and questions to the stage.',
    description: [
      'Confmate gives visitors of a conference their programme on the phone. Organisers change rooms and times in a console, and the app tells everybody who marked the talk.',
      'The schedule is cached on the device and works in a basement hall. Questions are upvoted and shown on a moderator page.',
      'The zip contains the Flutter app, the Firebase rules and the organiser console.',
    ],
    features: [
      'Schedule that works without a network',
      'Push notice on room changes',
      'Questions with upvotes for moderators',
      'Personal agenda with clash warning',
      'Badge exchange by QR code',
    ],
    technologies: ['Flutter', 'Dart', 'Firebase', 'TypeScript'],
    priceRupees: 3799,
    sizeMegabytes: 58.1,
    popularity: 0.47,
    hasDemo: true,
  },
  {
    title: 'Passline Queue and Token Display',
    shortDescription:
      'Token numbers for clinics, banks and temple counters with a public display and spoken calls in three languages.',
    description: [
      'Passline hands out tokens at a kiosk or by SMS and calls them to counters. It is made for waiting rooms where people should sit instead of queue.',
      'Calls are spoken in English, Hindi and Kannada from recorded numbers, so no service in the cloud is needed. A counter can recall, skip or forward a token.',
      'Included are the server, the kiosk page, the display page and the recordings.',
    ],
    features: [
      'Kiosk page for tablets',
      'Spoken calls in three languages',
      'Recall, skip and forward',
      'Waiting time by counter',
      'Runs on one small computer',
    ],
    technologies: ['Vue', 'Node.js', 'SQLite', 'WebSocket'],
    priceRupees: 1999,
    sizeMegabytes: 41.7,
    popularity: 0.33,
    hasDemo: false,
  },
  {
    title: 'Festboard College Fest Organiser',
    shortDescription:
      'Registration of teams, event heats, judging sheets and results for a college festival of three days.',
    description: [
      'Festboard runs the paperwork of a college fest: team registration, heats, judges and prizes. Students log in with their college email.',
      'Judges score on their phones with a rubric for each event, and results appear when all judges have locked their sheets. Certificates are made as PDF files in one go.',
      'The zip has the Django project, a fest with forty events and a setup guide.',
    ],
    features: [
      'Team registration with eligibility rules',
      'Rubric scoring on phones',
      'Locked sheets before results',
      'Certificates as PDF in bulk',
      'Volunteer duty roster',
    ],
    technologies: ['Django', 'Python', 'PostgreSQL', 'Bootstrap'],
    priceRupees: 999,
    sizeMegabytes: 18.3,
    popularity: 0.61,
    hasDemo: true,
  },
  {
    title: 'Streampass Webinar Access Server',
    shortDescription:
      'Gives paying viewers access to a live webinar, one screen per ticket, with recordings afterwards.',
    description: [
      'Streampass stands between a payment page and a live stream. A ticket opens the stream on one screen at a time and the recording for thirty days.',
      'Playback tokens are short-lived and bound to a session, so a shared link stops working. Attendance is written down minute by minute for certificates.',
      'You receive the Go service, a sample player page and deployment notes.',
    ],
    features: [
      'One screen for each ticket',
      'Short-lived playback tokens',
      'Attendance log by minute',
      'Recording window per event',
      'Webhook from the payment page',
    ],
    technologies: ['Go', 'PostgreSQL', 'HLS', 'Redis'],
    priceRupees: 5499,
    sizeMegabytes: 9.6,
    popularity: 0.29,
    hasDemo: false,
  },
];
