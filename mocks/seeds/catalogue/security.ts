import type { CatalogueEntry } from './entry';

export const security: readonly CatalogueEntry[] = [
  {
    title: 'Keyledger Password Vault for Teams',
    shortDescription:
      'A shared password vault that encrypts in the browser, with groups, rotation reminders and an access log.',
    description: [
      'Keyledger keeps the passwords of a team where the server can never read them. Everything is encrypted in the browser with keys of the members.',
      'Groups share without handing out the secret twice, and somebody who leaves triggers a rotation list. Each look at a secret is logged.',
      'The zip has the server, the web client, a browser extension and a threat model.',
    ],
    features: [
      'Encryption in the browser',
      'Groups with rotation lists',
      'Log of every look',
      'Browser extension',
      'Written threat model',
    ],
    technologies: ['Go', 'Vue', 'TypeScript', 'PostgreSQL'],
    priceRupees: 7499,
    sizeMegabytes: 34.9,
    popularity: 0.76,
    hasDemo: true,
  },
  {
    title: 'Phishdrill Awareness Campaigns',
    shortDescription:
      'Sends harmless test mails to your own staff, counts reports instead of shame and teaches on the spot.',
    description: [
      'Phishdrill trains employees to report suspicious mail. Campaigns go only to verified domains of your own and are approved by two people.',
      'It counts who reported and how fast, not who fell for it. A click leads to a page that shows what gave the mail away.',
      'Included are the campaign server, twelve templates and report sheets.',
    ],
    features: [
      'Only for verified own domains',
      'Approval by two people',
      'Counts reports and speed',
      'Lesson on the spot',
      'Twelve templates',
    ],
    technologies: ['Django', 'Python', 'PostgreSQL', 'Celery'],
    priceRupees: 4999,
    sizeMegabytes: 29.1,
    popularity: 0.47,
    hasDemo: false,
  },
  {
    title: 'Certkeeper TLS Certificate Monitor',
    shortDescription:
      'Watches certificates and DNS records of all your domains and warns before something ends or changes.',
    description: [
      'Certkeeper knows when certificates end and notices when a DNS record changes without a ticket. It watches from inside and outside the network.',
      'Chains, ciphers and renewal dates are graded with a reason. Warnings go to the owner of a domain and climb when nobody answers.',
      'You get the service, the board and checks as a command line tool.',
    ],
    features: [
      'Dates, chains and ciphers',
      'DNS change alerts',
      'Owners with escalation',
      'Checks from two places',
      'Command line tool',
    ],
    technologies: ['Go', 'SQLite', 'React', 'Docker'],
    priceRupees: 2299,
    sizeMegabytes: 13.2,
    popularity: 0.53,
    hasDemo: true,
  },
  {
    title: 'Sentryroom Visitor and Badge Desk',
    shortDescription:
      'Visitor registration with host approval, photo badges and an evacuation list that is always current.',
    description: [
      'Sentryroom runs the front desk of an office or factory. Hosts approve by phone, and the badge is printed with a photo and an end time.',
      'The evacuation list is on the phone of every warden and works without a network. Personal data are removed after the period that you set.',
      'The zip holds the Spring Boot server, the desk page and the warden app.',
    ],
    features: [
      'Host approval by phone',
      'Photo badges with end time',
      'Evacuation list offline',
      'Removal after a set period',
      'Blocked visitor list',
    ],
    technologies: ['Spring Boot', 'Kotlin', 'PostgreSQL', 'Angular'],
    priceRupees: 3999,
    sizeMegabytes: 52.6,
    popularity: 0.41,
    hasDemo: true,
  },
  {
    title: 'Patchboard Vulnerability Tracker',
    shortDescription:
      'Imports scanner reports, removes duplicates and follows each finding to its fix with due dates by severity.',
    description: [
      'Patchboard turns scanner reports into work that somebody owns. Findings of five scanners are merged, so one fault is one entry.',
      'Due dates follow severity and exposure, and an exception needs a reason and an end. A weekly letter says what got better.',
      'Included are the application, importers for five formats and sample reports.',
    ],
    features: [
      'Importers for five scanners',
      'One entry for one fault',
      'Due dates by severity',
      'Exceptions with an end',
      'Weekly letter',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Vue'],
    priceRupees: 5499,
    sizeMegabytes: 31.7,
    popularity: 0.34,
    hasDemo: true,
  },
  {
    title: 'Authgate Login Server with Passkeys',
    shortDescription:
      'OpenID Connect login server with passkeys, one-time codes and device lists for your own applications.',
    description: [
      'Authgate gives several applications one login with passkeys first and passwords last. It speaks OpenID Connect and passes its conformance tests.',
      'Sessions are listed by device and ended one by one. Attempts are limited by account and by network without locking out the owner.',
      'You get the server, themable pages and a client example in three languages.',
    ],
    features: [
      'Passkeys and one-time codes',
      'OpenID Connect',
      'Sessions by device',
      'Limits without lockout',
      'Themable pages',
    ],
    technologies: ['TypeScript', 'Node.js', 'PostgreSQL', 'WebAuthn'],
    priceRupees: 6999,
    sizeMegabytes: 24.8,
    popularity: 0.68,
    hasDemo: true,
  },
];
