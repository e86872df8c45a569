import type { CatalogueEntry } from './entry';

export const messaging: readonly CatalogueEntry[] = [
  {
    title: 'Pingline Team Chat',
    shortDescription:
      'Self-hosted team chat with channels, threads, file sharing, message search and desktop notifications for offices.',
    description: [
      'Pingline is a chat server for one organisation, hosted on its own machine. Channels, direct messages and threads behave as people expect, and search finds old messages by word, author or date.',
      'Messages go through a Go WebSocket hub and are numbered for each channel, so a client that reconnects asks only for what it missed. Presence lives in Redis with short expiry and never touches the database.',
      'The archive includes the Go server, the React client and a load test for 2,000 connections. A compose file starts PostgreSQL, Redis and the server behind Caddy.',
    ],
    features: [
      'Channels, direct messages and threads',
      'Gap-free resync after reconnect',
      'Search by word, author and date',
      'File sharing with size and type limits',
      'Read markers across devices',
      'Retention period set per channel',
    ],
    technologies: ['Go', 'React', 'PostgreSQL', 'Redis', 'WebSocket', 'Docker'],
    priceRupees: 5499,
    sizeMegabytes: 32.9,
    popularity: 0.81,
    hasDemo: true,
  },
  {
    title: 'Helpdock Website Live Chat',
    shortDescription:
      'Chat widget and agent inbox for websites with canned replies, routing by department and offline mail capture.',
    description: [
      'Helpdock puts a chat button on a website and an inbox before the support team. Visitors reach the right department, and outside office hours their question becomes a mail ticket.',
      "The widget is a 14 KB script without dependencies, loaded in a shadow root so that the host page's styles cannot break it. Agents share conversations with clear ownership and a typing lock.",
      'Contains the widget source, the Node.js server, the Vue inbox and a test page. Installation on a site is one script tag.',
    ],
    features: [
      'Widget of 14 KB in shadow root',
      'Department routing and office hours',
      'Canned replies with variables',
      'Conversation ownership and transfer',
      'Offline questions become mail tickets',
      'Satisfaction rating after each chat',
    ],
    technologies: ['Node.js', 'Vue', 'Socket.IO', 'MongoDB', 'TypeScript'],
    priceRupees: 3799,
    sizeMegabytes: 17.4,
    popularity: 0.74,
    hasDemo: true,
  },
  {
    title: 'Whisperkey Encrypted Messenger',
    shortDescription:
      'One-to-one encrypted messenger for Android with key verification by QR code and messages that expire on a timer.',
    description: [
      'Whisperkey is a study-quality encrypted messenger for those who want to see how one is built. Two users verify each other by QR code, and the server stores only ciphertext until delivery.',
      'Sessions use X25519 key agreement with a symmetric ratchet from a well-known library; the design note lists what is and is not protected. The code has not had an outside audit, and the README says so first.',
      'Includes the Kotlin app with Jetpack Compose, a Ktor server and test vectors for the message format.',
    ],
    features: [
      'Key verification by QR code',
      'Server holds ciphertext until delivery',
      'Timed message expiry on both devices',
      'Local database encrypted at rest',
      'Written threat model with stated limits',
    ],
    technologies: ['Kotlin', 'Jetpack Compose', 'Ktor', 'SQLite'],
    priceRupees: 2999.99,
    sizeMegabytes: 41.1,
    popularity: 0.53,
    hasDemo: false,
  },
  {
    title: 'Broadcastly SMS and Mail Campaigns',
    shortDescription:
      'Sends SMS and mail campaigns with DLT template checks, segments, quiet hours in IST and delivery reports.',
    description: [
      'Broadcastly is for schools, clinics and shops that send notices to a few thousand people. Templates carry their DLT identifiers, and a message that does not match its template is stopped before it costs money.',
      'Sending is a Celery pipeline with rate limits per provider and an outbox table that makes each message idempotent. Providers are adapters; two sample adapters and a sandbox that only logs are supplied.',
      'The zip holds the Django project, migrations, sandbox provider and sample segments.',
    ],
    features: [
      'DLT template matching before sending',
      'Segments from filters or uploaded lists',
      'Quiet hours and send windows',
      'Idempotent outbox with retries',
      'Delivery and failure reports by provider',
      'Unsubscribe handling for mail',
    ],
    technologies: ['Django', 'Python', 'Celery', 'Redis', 'PostgreSQL'],
    priceRupees: 3299,
    sizeMegabytes: 14.8,
    popularity: 0.47,
    hasDemo: true,
  },
  {
    title: 'Classchat Student and Parent Messenger',
    shortDescription:
      'School messenger with class groups, teacher hours, homework notes and replies that stay within the school.',
    description: [
      'Classchat replaces the crowded phone groups of a school. Teachers write to a class, parents reply privately, and numbers are never shown to other families.',
      "The Flutter app speaks to a Laravel API; delivery uses push messages with a polling fallback for cheap phones. Messages sent outside a teacher's hours are held and delivered the next morning.",
      'You receive the app, the API, the school office console and an importer for class lists in CSV.',
    ],
    features: [
      'Class groups without visible phone numbers',
      'Teacher hours with held delivery',
      'Homework notes with attachments',
      'Read receipts for office notices',
      'Message text in English and Hindi',
    ],
    technologies: ['Flutter', 'Laravel', 'PHP', 'MySQL', 'Firebase'],
    priceRupees: 4499,
    sizeMegabytes: 67.6,
    popularity: 0.39,
    hasDemo: true,
  },
  {
    title: 'Botsmith Chat Flow Builder',
    shortDescription:
      'Visual builder for rule-based chat flows with web and Telegram channels, form capture and handover to a person.',
    description: [
      'Botsmith lets a support team draw a conversation as a graph of questions, conditions and answers. The flow runs on a website or in Telegram and hands over to a person when it should.',
      'Flows are JSON documents with a published schema; the interpreter is a pure function from state and input to the next step, which makes flows testable. Drafts and published versions are kept apart.',
      'The package has the React editor, the NestJS runtime, eight example flows and the test runner for flows.',
    ],
    features: [
      'Graph editor with undo and validation',
      'Draft and published flow versions',
      'Form capture with field checks',
      'Telegram and web channel adapters',
      'Handover to human agents',
      'Flow tests written as transcripts',
    ],
    technologies: ['React', 'NestJS', 'TypeScript', 'PostgreSQL', 'React Flow'],
    priceRupees: 4999.5,
    sizeMegabytes: 28.6,
    popularity: 0.66,
    hasDemo: false,
  },
];
