import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "Finance & Banking". */
export const financeAndBanking: readonly HandWrittenIdea[] = [
  {
    title: 'Pocket Money Tracker for Teenagers',
    difficulty: 'Beginner',
    description:
      'Teenagers log what they earn and spend, set a goal such as a bicycle and watch a simple chart show how close they are.',
    tags: ['React Native', 'SQLite', 'Charts'],
  },
  {
    title: 'GST Invoice Maker for Freelancers',
    difficulty: 'Intermediate',
    description:
      'Freelancers issue invoices with the right GST split, follow who has paid and export the quarter for their accountant.',
    tags: ['Next.js', 'PDF generation', 'PostgreSQL', 'GST'],
  },
  {
    title: 'Double-Entry Ledger Service with Audit',
    difficulty: 'Advanced',
    description:
      'A backend for fintech teams that records every movement of money twice, never loses a paisa and proves its balance at any date.',
    tags: ['Go', 'PostgreSQL', 'Idempotency', 'gRPC'],
  },
  {
    title: 'Loan EMI Planner and Comparison',
    difficulty: 'Beginner',
    description:
      'Borrowers compare offers by true cost, see the full repayment table and find out what one extra payment a year would save.',
    tags: ['Vue.js', 'TypeScript', 'Charts'],
  },
  {
    title: 'Mutual Fund Portfolio Analyser',
    difficulty: 'Intermediate',
    description:
      'Investors upload their consolidated statement and see overlap between funds, real returns after fees and how much risk they carry.',
    tags: ['Python', 'pandas', 'React', 'XIRR'],
  },
  {
    title: 'Algorithmic Trading Backtest Lab',
    difficulty: 'Advanced',
    description:
      'Traders write a strategy in Python, replay ten years of NSE prices with realistic costs and compare the results with the index.',
    tags: ['Python', 'TimescaleDB', 'NumPy', 'React'],
  },
  {
    title: 'Shared Trip Expense Settler',
    difficulty: 'Beginner',
    description:
      'Friends on a holiday add expenses in any currency, even offline, and see at the end who pays whom and how much.',
    tags: ['Flutter', 'Exchange rate API', 'Offline first'],
  },
  {
    title: 'Chit Fund Manager for Small Groups',
    difficulty: 'Intermediate',
    description:
      'Organisers of a chit fund record monthly instalments, run a transparent auction and show every member the state of the pot.',
    tags: ['Laravel', 'MySQL', 'SMS alerts'],
  },
  {
    title: 'Open Banking Cash Flow Forecaster',
    difficulty: 'Advanced',
    description:
      'Shop owners connect their accounts through an account aggregator and see six weeks ahead whether salaries and rent are covered.',
    tags: ['Account Aggregator', 'FastAPI', 'Time series', 'React'],
  },
  {
    title: 'Subscription Tracker with Renewal Alerts',
    difficulty: 'Beginner',
    description:
      'People list their streaming, phone and gym plans, see the yearly total and are warned three days before each renewal.',
    tags: ['React', 'IndexedDB', 'Notifications'],
  },
  {
    title: 'Payroll Calculator for Small Offices',
    difficulty: 'Intermediate',
    description:
      'Offices with up to fifty people compute salary, PF, ESI and tax each month and hand out payslips that employees can check.',
    tags: ['Django', 'PostgreSQL', 'PDF generation', 'Payroll'],
  },
  {
    title: 'Credit Scoring for Thin File Borrowers',
    difficulty: 'Advanced',
    description:
      'Micro lenders score applicants without a credit history from repayment records and utility bills, with reasons a loan officer can explain.',
    tags: ['XGBoost', 'Explainable ML', 'FastAPI', 'PostgreSQL'],
  },
  {
    title: 'Paper Trading Game for Students',
    difficulty: 'Beginner',
    description:
      'Commerce students trade with virtual rupees on delayed market prices, form leagues and learn why a portfolio went up or down.',
    tags: ['React', 'Node.js', 'Market data API'],
  },
  {
    title: 'Donation Tracker for Non-Profits',
    difficulty: 'Intermediate',
    description:
      'Charities record gifts, send 80G receipts automatically and show donors which classroom or well their money helped to pay for.',
    tags: ['Next.js', 'Razorpay', 'PostgreSQL', 'Email'],
  },
];
