import type { CatalogueEntry } from './entry';

export const finance: readonly CatalogueEntry[] = [
  {
    title: 'Khatawell Small Business Accounting',
    shortDescription:
      'Double-entry accounting for Indian small businesses with GST invoices, bank reconciliation and GSTR-1 export.',
    description: [
      'Khatawell is accounting software for traders and service firms with one or several GST registrations. It keeps proper double-entry books behind forms that look like invoices, bills and receipts.',
      'Every document posts a balanced journal inside one database transaction, and closed periods are locked against later change. Bank statements are imported as CSV and matched by amount, date window and narration, with rules that can be taught.',
      'The zip has the Next.js client, the NestJS API, migrations, a demo company and a mapping table for GSTR-1 sections.',
    ],
    features: [
      'GST invoices with HSN and place of supply',
      'GSTR-1 export as JSON and Excel',
      'Bank statement matching with saved rules',
      'Period lock and full audit trail',
      'Trial balance, profit and loss, balance sheet',
      'Several companies in one installation',
    ],
    technologies: ['Next.js', 'NestJS', 'TypeScript', 'PostgreSQL', 'Tailwind CSS'],
    priceRupees: 8999,
    sizeMegabytes: 54.3,
    popularity: 0.83,
    hasDemo: true,
  },
  {
    title: 'Paisatrail Personal Expense Tracker',
    shortDescription:
      'Kotlin app that records expenses, reads bank SMS on the phone and shows budgets per category without a server.',
    description: [
      'Paisatrail is a personal expense tracker for Android. It can read transaction messages of common Indian banks and propose an entry that the user confirms.',
      'Message parsing is done on the device with a table of patterns and 350 anonymised test messages, and nothing leaves the phone. The app is written with Jetpack Compose in a clean module layout that is easy to extend with further banks.',
      'The archive contains the Android Studio project, the pattern table and a short guide on the SMS permission declaration of app stores.',
    ],
    features: [
      'Expense proposals from bank messages',
      'Monthly budgets with carry-over option',
      'Recurring entries such as rent or EMI',
      'Charts by category and by month',
      'Encrypted backup to a local file',
    ],
    technologies: ['Kotlin', 'Jetpack Compose', 'Room', 'Hilt'],
    priceRupees: 699,
    sizeMegabytes: 21.8,
    popularity: 0.76,
    hasDemo: true,
  },
  {
    title: 'Corebranch Banking Simulation',
    shortDescription:
      'Teaching model of a retail bank with accounts, fixed deposits, loans, maker-checker approval and end-of-day run.',
    description: [
      'Corebranch simulates the core system of a small retail bank for courses and demonstrations. It is not certified for real deposits, but it follows the real separation of maker and checker.',
      'Balances are derived from postings and never stored as the only truth, and the end-of-day batch accrues interest with documented rounding. Concurrency is handled with optimistic locking, and a test fires 5,000 parallel transfers to show that the books still balance.',
      'You receive the Spring Boot code, the Angular teller screens, a batch module and a design document of 40 pages.',
    ],
    features: [
      'Savings, current and fixed deposit accounts',
      'Maker-checker approval for sensitive actions',
      'Loan schedules with prepayment handling',
      'End-of-day interest accrual batch',
      'Parallel transfer test with balance proof',
      'Teller, officer and auditor roles',
    ],
    technologies: ['Spring Boot', 'Java', 'Angular', 'MySQL', 'Docker'],
    priceRupees: 3299,
    sizeMegabytes: 61.2,
    popularity: 0.64,
    hasDemo: true,
  },
  {
    title: 'Lendora Loan Origination Workflow',
    shortDescription:
      'Loan application workflow for NBFCs: document upload, eligibility rules, approval levels and repayment schedule.',
    description: [
      'Lendora takes a loan application from lead to sanction letter. Applicants upload documents by a link, officers verify them, and limits decide which approval levels are needed.',
      'Eligibility rules are kept in versioned decision tables, so a past decision can be replayed with the rules of its day. Bureau and e-KYC calls go through adapters with sandbox versions, because real access needs your own contract with a provider.',
      'The zip contains the Django REST back end, the React officer console, the applicant form and sample decision tables for two-wheeler and personal loans.',
    ],
    features: [
      'Applicant form with resumable progress',
      'Versioned decision tables for eligibility',
      'Approval levels by amount and deviation',
      'Sandbox adapters for bureau and e-KYC',
      'Flat and reducing balance EMI schedules',
      'Sanction letter generated from template',
    ],
    technologies: ['Django', 'Python', 'React', 'PostgreSQL', 'Celery', 'Redis'],
    priceRupees: 9499.5,
    sizeMegabytes: 44.7,
    popularity: 0.45,
    hasDemo: true,
  },
  {
    title: 'Ledgerloom A/R and A/P Workbench',
    shortDescription:
      'Receivables and payables board with ageing, payment promises and reminder letters for firms that bill on credit.',
    description: [
      'Ledgerloom shows who owes what, since when and what was promised. It reads open items from an accounting export and adds the follow-up work that accounting programs leave out.',
      'Imports are matched by document number and party, so the same file can be loaded again without duplicates. Reminder letters follow a schedule per customer group, and MSME suppliers are flagged before the 45-day limit is reached.',
      'Included are the Go server with embedded web client, example export files and a one-page user manual. It builds to a single binary with SQLite.',
    ],
    features: [
      'Ageing buckets by party and salesperson',
      'Payment promises with follow-up dates',
      'Reminder letters by customer group',
      'MSME 45-day payment warning list',
      'Repeatable import without duplicate items',
    ],
    technologies: ['Go', 'SQLite', 'Svelte', 'TypeScript'],
    priceRupees: 1999,
    sizeMegabytes: 9.4,
    popularity: 0.22,
    hasDemo: false,
  },
  {
    title: 'Foliograph Mutual Fund Dashboard',
    shortDescription:
      'Portfolio dashboard that reads consolidated account statements and computes XIRR, allocation and capital gains.',
    description: [
      'Foliograph turns a consolidated account statement into a portfolio view for private investors. It shows holdings, cash flows and returns by scheme and by family member.',
      'The statement parser works on text extracted from the PDF and is covered by tests with invented statements. XIRR is solved with Brent iteration and falls back with a clear message where no solution exists; gains are split by holding period on a first-in first-out basis.',
      'The archive has the FastAPI service, the Vue client and a script that fetches daily NAV data. It gives no investment advice.',
    ],
    features: [
      'Statement import from password protected PDF',
      'XIRR by scheme, folio and family',
      'First-in first-out capital gains report',
      'Allocation charts by category and house',
      'Daily NAV update by scheduled script',
    ],
    technologies: ['Vue', 'FastAPI', 'Python', 'PostgreSQL', 'Pandas'],
    priceRupees: 2299,
    sizeMegabytes: 17.3,
    popularity: 0.55,
    hasDemo: false,
  },
];
