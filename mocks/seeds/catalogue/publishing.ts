import type { CatalogueEntry } from './entry';

export const publishing: readonly CatalogueEntry[] = [
  {
    title: 'Inkwell Markdown Blog Engine',
    shortDescription:
      'Static blog engine with Markdown, tags, full-text search, RSS, image resizing and a Lighthouse score budget.',
    description: [
      'Inkwell turns a folder of Markdown files into a quick blog with tags, series and search. It suits developers who want to write in their editor and publish with a push.',
      'Astro builds the pages, a small indexer writes the search file, and images are resized at build time. A budget test fails the build if a page ships more than 30 KB of script.',
      'The zip holds the theme, ten sample posts and workflows for two static hosts. Run the dev script and start writing in the posts folder.',
    ],
    features: [
      'Markdown posts with front matter checks',
      'Full-text search in the browser',
      'Image resizing at build time',
      'RSS, sitemap and social cards',
      'Dark and light theme by preference',
      'Script size budget in tests',
    ],
    technologies: ['Astro', 'TypeScript', 'Markdown', 'Tailwind CSS'],
    priceRupees: 499,
    sizeMegabytes: 4.2,
    popularity: 0.9,
    hasDemo: true,
  },
  {
    title: 'Foliocraft Developer Portfolio',
    shortDescription:
      'Portfolio template for developers with project pages, CV export, contact form and content kept in JSON files.',
    description: [
      'Foliocraft is a portfolio for students and developers looking for work. Everything shown comes from three JSON files, so changing the content needs no knowledge of the components.',
      'Next.js exports plain HTML, and the CV page has a print style that yields a clean two-page PDF. The contact form posts to a serverless function with a honeypot and a rate limit.',
      'Included are the project, two colour themes and a guide for deploying free of charge to a static host.',
    ],
    features: [
      'Content from three JSON files',
      'Two-page CV ready for print',
      'Project pages with screenshots',
      'Contact form with rate limit',
      'Keyboard and screen reader tested',
    ],
    technologies: ['Next.js', 'React', 'TypeScript', 'Tailwind CSS'],
    priceRupees: 299,
    sizeMegabytes: 2.6,
    popularity: 0.97,
    hasDemo: true,
  },
  {
    title: 'Gazette Newsroom CMS',
    shortDescription:
      'CMS for small newsrooms with desk workflow, embargoes, corrections log, live blog and subscriber-only articles.',
    description: [
      'Gazette fits a local paper or a college magazine with several desks. Stories move from reporter to editor to publication, and every change after publication is kept in a public corrections log.',
      'Content is stored as structured blocks, validated on save, and rendered by Laravel with full-page caching that is cleared by tags. Live blogs are updated by server-sent events.',
      'The archive contains the Laravel project, two front page layouts, migrations and a seed of 120 articles.',
    ],
    features: [
      'Desk workflow with roles and deadlines',
      'Embargoed publishing at exact minute',
      'Public log of all corrections',
      'Live blog with server-sent events',
      'Metered access for subscribers',
      'Regional language fonts and input',
    ],
    technologies: ['Laravel', 'PHP', 'Vue', 'MySQL', 'Redis'],
    priceRupees: 6999,
    sizeMegabytes: 47.1,
    popularity: 0.48,
    hasDemo: true,
  },
  {
    title: 'Chapterly Serial Fiction Platform',
    shortDescription:
      'Writers publish fiction in chapters, readers follow, comment by paragraph and unlock early chapters with coins.',
    description: [
      'Chapterly is a platform for serial fiction in English and Indian languages. Writers schedule chapters; readers follow, comment beside a paragraph and may pay to read ahead.',
      'Paragraph comments are anchored by a content hash, so they survive small edits to the chapter. The coin ledger is double-entry, and no balance is ever written directly.',
      'You get the Django project, reader and writer front ends in Vue, and three public domain novels split into chapters.',
    ],
    features: [
      'Paragraph comments that survive edits',
      'Scheduled chapters with early access',
      'Coin ledger with double entry',
      'Reading position across devices',
      'Writer statistics by chapter',
    ],
    technologies: ['Django', 'Python', 'Vue', 'PostgreSQL', 'Redis'],
    priceRupees: 4299,
    sizeMegabytes: 36.6,
    popularity: 0.3,
    hasDemo: false,
  },
  {
    title: 'Docshelf Documentation & Wiki',
    shortDescription:
      'Versioned documentation site with page tree, review requests, search and import from Markdown repositories.',
    description: [
      'Docshelf is a wiki for product and operations teams that want reviews before a page changes. Pages live in a tree, carry versions and can be marked as due for a check.',
      'Edits are stored as Markdown revisions with a three-way merge when two people change the same page. Search uses SQLite FTS5, so a single Go binary is the whole installation.',
      'Includes Go source, the Svelte editor, an importer for Markdown folders and a backup command.',
    ],
    features: [
      'Review requests before publishing changes',
      'Three-way merge of parallel edits',
      'Page freshness dates and owners',
      'Full-text search in one binary',
      'Markdown folder import and export',
      'Spaces with read and write groups',
    ],
    technologies: ['Go', 'Svelte', 'SQLite', 'Markdown'],
    priceRupees: 1799.5,
    sizeMegabytes: 11.4,
    popularity: 0.64,
    hasDemo: true,
  },
  {
    title: 'Letterbox Newsletter Publisher',
    shortDescription:
      'Write, schedule and send newsletters with double opt-in, web archive, paid tiers and bounce processing.',
    description: [
      'Letterbox is a newsletter system for a single writer or a small team. Readers confirm by mail, issues appear in a public archive, and paid tiers get the full text.',
      'The editor writes MJML-based blocks that are compiled to mail-safe HTML and a plain text part. Bounces and complaints arrive by webhook and suspend the address after a set number.',
      'The zip has the Next.js application, worker, six mail layouts and a preview tool for common clients.',
    ],
    features: [
      'Double opt-in with consent record',
      'Block editor with plain text part',
      'Paid tiers with archive access',
      'Bounce and complaint processing',
      'Scheduled sending with throttling',
      'Import from CSV with consent date',
    ],
    technologies: ['Next.js', 'TypeScript', 'PostgreSQL', 'MJML', 'Redis'],
    priceRupees: 2299,
    sizeMegabytes: 19.3,
    popularity: 0.56,
    hasDemo: false,
  },
];
