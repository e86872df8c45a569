import type { CatalogueEntry } from './entry';

export const humanResources: readonly CatalogueEntry[] = [
  {
    title: 'Vetanam Payroll Engine',
    shortDescription:
      'Monthly payroll for Indian companies with PF, ESI, professional tax and TDS, payslips and bank transfer files.',
    description: [
      'Vetanam computes salaries for companies with up to 1,000 employees. Salary structures consist of components with formulas, and statutory deductions follow state and ceiling.',
      'Rates and slabs are dated tables, so a past month can be recomputed with the rules that applied then, and arrears are the difference between two runs. A payroll run passes draft, review and locked states, and every figure on a payslip can be expanded into its calculation.',
      'The zip has the Spring Boot engine, the React client, rate tables for eight states and 220 test cases worked out by hand.',
    ],
    features: [
      'Salary components with readable formulas',
      'PF, ESI and professional tax by state',
      'TDS projection for both tax regimes',
      'Arrears from revised back-dated salaries',
      'Bank transfer files and ECR export',
      'Payslips with step-by-step calculation',
    ],
    technologies: ['Spring Boot', 'Java', 'React', 'TypeScript', 'PostgreSQL'],
    priceRupees: 9999,
    sizeMegabytes: 66.4,
    popularity: 0.75,
    hasDemo: true,
  },
  {
    title: 'Peopledesk HR Management Suite',
    shortDescription:
      'Employee records, leave, attendance, assets and exit process for companies between twenty and five hundred people.',
    description: [
      'Peopledesk is the everyday HR system of a growing company. Employees apply for leave, managers approve, and HR keeps records, letters and assets in one place.',
      'Leave balances are computed from accrual and usage entries, so a wrong approval can be reversed without manual correction. Approval chains are described per request type and may depend on grade, location or length of absence.',
      'You receive the Laravel back end, the Vue client, letter templates and a demo company with 60 employees.',
    ],
    features: [
      'Leave policies with accrual and carry-over',
      'Approval chains by grade and location',
      'Holiday calendars for several offices',
      'Asset hand-over and return checklist',
      'Letters from templates with numbering',
      'Exit process with clearance by department',
    ],
    technologies: ['Laravel', 'PHP', 'Vue', 'MySQL', 'Redis'],
    priceRupees: 5499.5,
    sizeMegabytes: 39.8,
    popularity: 0.82,
    hasDemo: true,
  },
  {
    title: 'Hirelane Applicant Tracking Board',
    shortDescription:
      'Applicant tracking with career page, stage board, interview feedback forms and duplicate detection for recruiters.',
    description: [
      'Hirelane follows candidates from application to offer. Each opening has its own board with stages, and interviewers fill in short structured forms instead of free text.',
      'CVs in PDF or Word are turned into text and searched with the full-text index of PostgreSQL, and duplicates are proposed by e-mail, phone and similar names. Interviewers see the feedback of others only after sending their own.',
      'The archive contains the Next.js application, the parser worker in Python and a sample pipeline with 80 candidates.',
    ],
    features: [
      'Career page with one form per opening',
      'Stage board with drag and drop',
      'Structured interview forms with hidden votes',
      'CV text search in PDF and Word',
      'Duplicate proposals by e-mail and phone',
      'Offer letters with approval step',
    ],
    technologies: ['Next.js', 'TypeScript', 'PostgreSQL', 'Prisma', 'Python'],
    priceRupees: 3499,
    sizeMegabytes: 31.6,
    popularity: 0.61,
    hasDemo: true,
  },
  {
    title: 'Punchgrid Shift and Attendance Tracker',
    shortDescription:
      'Shift rosters, biometric device import, late marks and overtime for factories and shops that work in several shifts.',
    description: [
      'Punchgrid turns raw punches into attendance for shift work. It handles night shifts across midnight, forgotten punches and swapped shifts.',
      'Punches are assigned to shifts by a window around the roster, and the rules for late marks, half days and overtime are plain tables that a supervisor can read. Recalculation is repeatable, so a corrected roster never needs manual clean-up.',
      'Included are the ASP.NET Core server, the Angular roster screen, import formats for three biometric devices and test data for one factory.',
    ],
    features: [
      'Rosters with rotation and swap requests',
      'Night shifts assigned across midnight',
      'Import formats for three biometric devices',
      'Overtime and late mark rule tables',
      'Muster roll and Form 25 printing',
    ],
    technologies: ['ASP.NET Core', 'C#', 'Angular', 'SQL Server'],
    priceRupees: 4199,
    sizeMegabytes: 45.2,
    popularity: 0.5,
    hasDemo: true,
  },
  {
    title: 'Fieldstep Geo Attendance App',
    shortDescription:
      'Android attendance for field staff with geofenced check-in, visit notes and a daily route for supervisors.',
    description: [
      'Fieldstep records attendance and visits of sales and service staff outside the office. Staff check in at a customer site, add a note or photo, and supervisors see the day on a map.',
      'Location is read only at check-in, check-out and visits, not continuously, which saves battery and respects privacy. Mock locations and changed device clocks are reported with the entry rather than blocked, since cheap phones produce false alarms.',
      'The zip contains the Kotlin app, the Ktor server, the supervisor web page and notes on location permission texts.',
    ],
    features: [
      'Geofenced check-in with adjustable radius',
      'Visit notes with photos and signature',
      'Offline queue with device time check',
      'Mock location flag for each entry',
      'Travel claim by distance travelled',
    ],
    technologies: ['Kotlin', 'Jetpack Compose', 'Ktor', 'PostgreSQL', 'OpenStreetMap'],
    priceRupees: 2199,
    sizeMegabytes: 27.9,
    popularity: 0.44,
    hasDemo: false,
  },
  {
    title: 'Reviewround Appraisal Cycle Tool',
    shortDescription:
      'Goal setting, self and peer review, calibration grid and rating letters for yearly or half-yearly appraisal cycles.',
    description: [
      'Reviewround runs appraisal cycles for companies that find spreadsheets too fragile. A cycle has phases with dates: goals, self review, peer review, manager review, calibration and letters.',
      'Questions are versioned per cycle, peers stay anonymous below a configurable group size, and calibration changes keep the original rating along with the reason. Reminders are sent only to people with open tasks, at 10:00 IST on working days.',
      'The project includes the Django application with HTMX screens, tests for all phase changes and a sample cycle with 45 people.',
    ],
    features: [
      'Cycle phases with dates and reminders',
      'Peer review with minimum group size',
      'Calibration grid with reasons for changes',
      'Goals with weights and mid-year edits',
      'Rating letters generated as PDF',
    ],
    technologies: ['Django', 'Python', 'HTMX', 'PostgreSQL', 'Celery'],
    priceRupees: 1699.99,
    sizeMegabytes: 13.4,
    popularity: 0.26,
    hasDemo: false,
  },
];
