import type { CatalogueEntry } from './entry';

export const security: readonly CatalogueEntry[] = [
  {
    title: 'Keyledger Password Vault for Teams',
    shortDescription:
      'Self-hosted password vault with shared folders, client-side encryption and an access log for small teams.',
    description: [
      'Keyledger stores logins, licence keys and Wi-Fi passwords for a team of five to two hundred people. It is meant for agencies and small offices that currently keep such things in a spreadsheet and want to host the replacement themselves.',
      'Entries are encrypted in the browser with AES-256-GCM under a key derived by Argon2id, so the server only holds ciphertext. A shared folder has its own key, wrapped once per member, and removing a member rotates it.',
      'The zip holds the Go server, the Vue client, SQL migrations, a Docker Compose file and a twelve-page note on the key scheme.',
    ],
    features: [
      'Client-side encryption with a per-user master key',
      'Shared folders with read or edit rights',
      'TOTP as second factor when signing in',
      'Access log for every reveal and copy',
      'CSV import from browsers and common managers',
      'Emergency access after a configurable waiting period',
    ],
    technologies: ['Vue', 'TypeScript', 'Go', 'PostgreSQL', 'Docker'],
    priceRupees: 4999,
    sizeMegabytes: 38.4,
    popularity: 0.82,
    hasDemo: true,
  },
  {
    title: 'Nazar Log Monitor and Alert Console',
    shortDescription:
      'Collects syslog and auth logs from Linux servers, matches them against rules and sends alerts by mail or Telegram.',
    description: [
      'Nazar gathers logs from up to about fifty Linux machines and shows failed logins, sudo use and service restarts on one console. It suits hosting resellers and college IT cells that have no budget for a commercial SIEM.',
      'Rules are YAML files with a pattern, a threshold and a time window; a dry-run command replays a saved log against them. Events go to OpenSearch with daily indices, and retention can be set to 180 days to match the CERT-In log-keeping direction.',
      'The zip contains the collector, the Django console, 42 sample rules and Ansible tasks for installing the forwarder.',
    ],
    features: [
      'Syslog intake over TLS with client certificates',
      'Threshold and sequence rules written in YAML',
      'Alert grouping to avoid repeated messages',
      'Daily summary report as PDF by mail',
      'Retention settings per log source',
      'Rule dry run against saved log files',
    ],
    technologies: ['Python', 'Django', 'OpenSearch', 'Redis', 'Celery', 'Ansible'],
    priceRupees: 8499.5,
    sizeMegabytes: 64.7,
    popularity: 0.67,
    hasDemo: true,
  },
  {
    title: 'PatchPatra Dependency Audit Dashboard',
    shortDescription:
      'Reads lockfiles from your repositories, compares them with the OSV database and tracks who fixes which advisory.',
    description: [
      'PatchPatra lists the known vulnerabilities in the dependencies of all repositories of a software company. It is for team leads who have to answer a client audit questionnaire and want dates and owners instead of a one-time scan result.',
      'A nightly job parses npm, pip, Maven and Go lockfiles and matches versions against a local OSV copy, so no package list leaves the network. Each finding can be assigned, accepted with a reason and an expiry date, or closed by the next scan.',
      'The zip includes the NestJS API, the React dashboard, parser tests with fixtures and a CycloneDX export sample.',
    ],
    features: [
      'Parsers for six lockfile formats',
      'Offline matching against a local OSV mirror',
      'Accepted risks with reason and expiry date',
      'SBOM export in CycloneDX JSON',
      'Ageing chart of open findings by severity',
    ],
    technologies: ['TypeScript', 'NestJS', 'React', 'PostgreSQL', 'BullMQ'],
    priceRupees: 6799,
    sizeMegabytes: 27.9,
    popularity: 0.58,
    hasDemo: true,
  },
  {
    title: 'Dwarpal Visitor and Gate Pass Register',
    shortDescription:
      'Gate register for offices and apartments: visitor photo, host approval by phone, printed pass and exit tracking.',
    description: [
      'Dwarpal replaces the paper register at the security desk of an office, factory or apartment block. The guard enters name and phone number, takes a photo, and the host approves or declines on the phone before a pass is printed.',
      'The desk app works offline and synchronises when the connection returns, which matters at basement gates. Photos and phone numbers are deleted after a set number of days, and identity documents are recorded by type and last four digits only.',
      'The zip contains the Laravel backend, the Flutter app for desk and host, and a setup guide for 58 mm thermal printers.',
    ],
    features: [
      'Visitor entry in English, Hindi and Kannada',
      'Host approval by push notification',
      'Pass printing on 58 mm thermal printers',
      'List of visitors still inside the premises',
      'Automatic deletion of personal data',
      'Material gate pass with return date',
      'Offline queue with later synchronisation',
    ],
    technologies: ['PHP', 'Laravel', 'Flutter', 'MySQL', 'Firebase Cloud Messaging'],
    priceRupees: 5499,
    sizeMegabytes: 112.6,
    popularity: 0.91,
    hasDemo: true,
  },
  {
    title: 'Tarazu File Integrity Checker',
    shortDescription:
      'Command-line tool that records file hashes on a server and reports every change against a signed baseline.',
    description: [
      'Tarazu tells an administrator which files on a server changed since the last approved state. It is a small tool for web hosts and students of system security who find the larger host monitoring suites too heavy.',
      'The baseline holds BLAKE3 hashes, owners and modes in a SQLite file signed with an Ed25519 key that can stay on another machine. Hashing runs in parallel; 200,000 files on an ordinary SSD take under a minute.',
      'The zip holds the Rust source, tests, systemd units and a manual page.',
    ],
    features: [
      'Signed baseline with a detached private key',
      'Include and exclude rules in TOML',
      'Reports as plain text or JSON',
      'Systemd timer for scheduled checks',
      'Exit codes suitable for monitoring scripts',
    ],
    technologies: ['Rust', 'SQLite', 'TOML', 'systemd'],
    priceRupees: 799,
    sizeMegabytes: 1.6,
    popularity: 0.34,
    hasDemo: false,
  },
  {
    title: 'SatarkMail Phishing Awareness Course Kit',
    shortDescription:
      'Training portal with annotated phishing examples, short quizzes and completion records for office employees.',
    description: [
      'SatarkMail is a training portal that teaches employees to recognise fraudulent mail, UPI collect requests and fake KYC messages. HR or IT staff assign lessons by department and see who has completed them.',
      'All examples are static, annotated pictures inside the portal; the kit sends no simulated attacks. Lessons are Markdown files with a quiz block, so a company can add its own cases without changing code.',
      'The zip includes the Spring Boot server, the Angular client, 24 lessons in English and Hindi, and a certificate template.',
    ],
    features: [
      'Lessons with clickable annotations on examples',
      'Quizzes with explanation after each answer',
      'Assignment by department and due date',
      'Completion certificate as PDF',
      'Report button add-in guide for Outlook',
      'Sign-in through LDAP or local accounts',
    ],
    technologies: ['Java', 'Spring Boot', 'Angular', 'MariaDB', 'Thymeleaf'],
    priceRupees: 3299.99,
    sizeMegabytes: 86.3,
    popularity: 0.46,
    hasDemo: false,
  },
];
