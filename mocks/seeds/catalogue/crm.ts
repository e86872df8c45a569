import type { CatalogueEntry } from './entry';

export const crm: readonly CatalogueEntry[] = [
  {
    title: 'Leadwell Sales Pipeline CRM',
    shortDescription:
      'Kanban pipeline for small sales teams with lead scoring, call notes, GST quotations and a weekly forecast report.',
    description: [
      'Leadwell is a sales CRM for teams of three to thirty people who have outgrown a shared spreadsheet. Each deal sits on a board with configurable stages, and every call, mail and quotation is kept on its timeline.',
      'The React front end talks to an Express API over REST; PostgreSQL holds deals and an append-only activity table from which the forecast is computed. Lead scores are plain SQL rules kept in one file, so you can change the weights without touching the UI.',
      'The zip holds the client, the API, SQL migrations and a seed of 200 leads. Copy .env.example, run docker compose up and sign in with the demo user named in the README.',
    ],
    features: [
      'Drag-and-drop deal board with custom stages',
      'Rule-based lead scoring in editable SQL',
      'GST quotations exported as PDF',
      'Weekly forecast by owner and stage',
      'CSV lead import with duplicate detection',
      'Role permissions for rep, manager and admin',
    ],
    technologies: ['React', 'Node.js', 'Express', 'PostgreSQL', 'Docker'],
    priceRupees: 4999,
    sizeMegabytes: 38.4,
    popularity: 0.82,
    hasDemo: true,
  },
  {
    title: 'Fieldmate Sales Visit Tracker',
    shortDescription:
      'Android app and web console for field sales: beat plans, geotagged shop visits, order booking and offline sync.',
    description: [
      'Fieldmate is for distributors whose representatives visit 20 to 40 shops a day. The rep follows a beat plan on the phone, checks in at each shop and books the order on the spot.',
      "The Kotlin app keeps everything in Room and syncs through a queue, so it stays usable in basements and on patchy 3G. The server compares the check-in position with the shop's stored location and flags visits more than 150 metres away.",
      'You get the Android Studio project, the Spring Boot service and a small admin console. The README covers map keys, the MySQL schema and building a signed APK.',
    ],
    features: [
      'Beat plans by weekday and territory',
      'Geotagged check-in with distance flag',
      'Offline order booking with queued sync',
      'Day-end summary for each representative',
      'Price lists per dealer category',
    ],
    technologies: ['Kotlin', 'Spring Boot', 'MySQL', 'Room', 'Thymeleaf'],
    priceRupees: 6499,
    sizeMegabytes: 54.7,
    popularity: 0.58,
    hasDemo: false,
  },
  {
    title: 'Quotient Proposal and Quote Builder',
    shortDescription:
      'Build line-item proposals from a product catalogue, send a signed link and see when the client opens or accepts it.',
    description: [
      'Quotient helps agencies and equipment dealers turn a price list into a clean proposal. Sales staff pick items, apply an approved discount and send the client a private link.',
      'Quotes are versioned: editing a sent quote creates a new revision and the old link shows a notice. CGST, SGST and IGST are worked out from the seller and buyer state codes, with rounding handled in paise.',
      'The archive contains a Next.js application with Prisma migrations and three proposal templates. Set the database URL and mail settings, then run the setup script.',
    ],
    features: [
      'Versioned quotes with side-by-side comparison',
      'CGST, SGST and IGST by state code',
      'Discount approval above a set limit',
      'Client acceptance with typed signature',
      'Open and view tracking per link',
      'Three printable proposal templates',
    ],
    technologies: ['Next.js', 'TypeScript', 'Prisma', 'PostgreSQL', 'Tailwind CSS'],
    priceRupees: 3499.5,
    sizeMegabytes: 22.1,
    popularity: 0.67,
    hasDemo: true,
  },
  {
    title: 'Realtrail Property Broker CRM',
    shortDescription:
      'CRM for property brokers: match buyer requirements to listings, schedule site visits and track brokerage due.',
    description: [
      'Realtrail is written for small brokerages handling resale flats and rentals. Buyers record budget, locality and configuration; the system lists matching properties and notes which have been shown already.',
      'Matching is a single scored query over locality, price band and carpet area, documented line by line. Site visits produce calendar invitations in IST and remind the owner and the client the evening before.',
      'The zip has the Laravel code, Blade views, migrations and sample listings for four Bangalore localities. Any PHP 8.2 host with MySQL will run it.',
    ],
    features: [
      'Requirement-to-listing matching with scores',
      'Site visit calendar with reminders',
      'Brokerage invoices and due tracking',
      'Bulk listing import from spreadsheets',
      'Private owner contacts with access log',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Alpine.js', 'Tailwind CSS'],
    priceRupees: 4299,
    sizeMegabytes: 31.6,
    popularity: 0.49,
    hasDemo: true,
  },
  {
    title: 'Callbook Telecaller Desk',
    shortDescription:
      'Web desk for telecalling teams: queue of leads, one-click disposition, callback timers and hourly team figures.',
    description: [
      'Callbook gives a telecalling team one screen with the next lead, a script and disposition buttons. Supervisors watch the hourly figures and reassign lists while calling goes on.',
      "A Django back end hands out leads with row locks so that two callers never get the same number. Callbacks go through Celery and return to the top of the caller's queue at the promised minute.",
      'Includes source, fixtures with 500 invented numbers and a note on connecting a click-to-call provider. Start it with docker compose or a plain virtualenv.',
    ],
    features: [
      'Lock-safe lead queue for many callers',
      'Dispositions with required follow-up fields',
      'Callback timers that re-queue leads',
      'Do-not-disturb list checked before dialling',
      'Supervisor dashboard with hourly figures',
      'Script editor with branching answers',
    ],
    technologies: ['Django', 'Python', 'PostgreSQL', 'Celery', 'Redis', 'HTMX'],
    priceRupees: 2799,
    sizeMegabytes: 16.9,
    popularity: 0.37,
    hasDemo: true,
  },
  {
    title: 'Renewly Subscription Account Manager',
    shortDescription:
      'Tracks contract renewals, account health and usage for B2B vendors, with alerts 90, 60 and 30 days before expiry.',
    description: [
      'Renewly serves account managers who look after annual contracts. It lists what expires when, who owns it and how healthy the account looks from tickets, payments and product usage.',
      'A Go service ingests usage events over HTTP and rolls them up nightly into an account score. The Vue client shows the renewal calendar and lets you drill from a falling score to the events behind it.',
      'The package contains the Go module, the Vue client, migrations and an event generator for demos. A single make target builds one binary with the client embedded.',
    ],
    features: [
      'Renewal calendar with owner filters',
      'Account score explained by its inputs',
      'Alerts at 90, 60 and 30 days',
      'HTTP usage ingestion with API keys',
      'Churn reasons and yearly retention report',
    ],
    technologies: ['Go', 'Vue', 'PostgreSQL', 'Pinia', 'Docker'],
    priceRupees: 5999.99,
    sizeMegabytes: 27.3,
    popularity: 0.28,
    hasDemo: false,
  },
];
