import type { CatalogueEntry } from './entry';

export const developerTools: readonly CatalogueEntry[] = [
  {
    title: 'Mockwell API Stub Server',
    shortDescription:
      'Serves stubs from an OpenAPI file with state, delays and failures, and records what your client sent.',
    description: [
      'Mockwell answers an API before its backend exists. It reads an OpenAPI file, keeps state between calls and fails on demand.',
      'Each answer is checked against the document, so stubs cannot drift. Recorded calls are exported as tests.',
      'The zip has the server, a browser panel and examples for three clients.',
    ],
    features: [
      'State between calls',
      'Faults and delays on demand',
      'Answers checked by schema',
      'Recorded calls as tests',
      'Panel in the browser',
    ],
    technologies: ['TypeScript', 'Node.js', 'OpenAPI', 'React'],
    priceRupees: 1999,
    sizeMegabytes: 11.3,
    popularity: 0.81,
    hasDemo: true,
  },
  {
    title: 'Pipeview CI Build Dashboard',
    shortDescription:
      'Shows builds of all repositories on one wall with flaky tests, durations and who is fixing what.',
    description: [
      'Pipeview collects builds from three CI systems and shows what is broken and since when. Flaky tests are found from history instead of by feeling.',
      'Somebody who takes a failure puts their name on it, and the wall stops blinking. Durations are compared with last week by step.',
      'Included are the service, the wall page and adapters for three systems.',
    ],
    features: [
      'Adapters for three CI systems',
      'Flaky tests from history',
      'Names on failures',
      'Durations by step',
      'Wall and phone view',
    ],
    technologies: ['Go', 'PostgreSQL', 'Svelte', 'Docker'],
    priceRupees: 4499,
    sizeMegabytes: 17.8,
    popularity: 0.5,
    hasDemo: true,
  },
  {
    title: 'Flagstaff Feature Flag Service',
    shortDescription:
      'Feature flags with audiences, gradual rollout and an audit trail; clients decide locally in microseconds.',
    description: [
      'Flagstaff switches features for audiences and percentages without a release. Clients load the rules and decide locally, so an outage changes nothing.',
      'Every change has an author, a reason and a way back. Flags that nobody reads any more are listed for removal.',
      'You get the service, SDKs for three languages and the console.',
    ],
    features: [
      'Local decisions in the client',
      'Audiences and percentages',
      'Audit trail with reasons',
      'List of unused flags',
      'SDKs for three languages',
    ],
    technologies: ['Go', 'TypeScript', 'React', 'PostgreSQL'],
    priceRupees: 5999,
    sizeMegabytes: 23.1,
    popularity: 0.59,
    hasDemo: true,
  },
  {
    title: 'Seedforge Test Data Generator',
    shortDescription:
      'Generates related rows for a database from a schema with Indian names, addresses, GSTIN and realistic gaps.',
    description: [
      'Seedforge fills a test database with data that looks real and belongs together. Names, pincodes and GSTIN follow their rules and are never those of a person.',
      'Distributions, gaps and duplicates are set by column, and a seed makes the result repeatable. A million rows take about a minute.',
      'The zip contains the command line tool, a web page and ten schemas.',
    ],
    features: [
      'Related rows by foreign keys',
      'Indian names, pincodes and GSTIN',
      'Gaps and duplicates on purpose',
      'Repeatable by seed',
      'A million rows a minute',
    ],
    technologies: ['Python', 'PostgreSQL', 'SQLite', 'Typer'],
    priceRupees: 1299.5,
    sizeMegabytes: 6.4,
    popularity: 0.46,
    hasDemo: false,
  },
  {
    title: 'Docksmith Internal Docs Portal',
    shortDescription:
      'Builds one documentation site from many repositories with search, owners and a warning on stale pages.',
    description: [
      'Docksmith gathers the docs folders of many repositories into one site. Every page has an owner and a date, and stale ones say so at the top.',
      'Links between repositories are checked on each build, and code samples are run. Search works offline in the browser.',
      'Included are the builder, two themes and a workflow file.',
    ],
    features: [
      'Pages from many repositories',
      'Owners and stale warnings',
      'Checked links and samples',
      'Search in the browser',
      'Two themes',
    ],
    technologies: ['Next.js', 'TypeScript', 'Markdown', 'Docker'],
    priceRupees: 2499,
    sizeMegabytes: 19.9,
    popularity: 0.39,
    hasDemo: true,
  },
  {
    title: 'Queuewatch Job Queue Console',
    shortDescription:
      'One console for jobs in Redis and PostgreSQL queues: retry, pause, rate limits and why a job failed.',
    description: [
      'Queuewatch shows what waits, runs and fails in the job queues of an application. Failed jobs are grouped by cause, and a group is retried at once.',
      'Queues are paused and limited from the console with a record of who did it. Payloads are masked by rules before they are shown.',
      'You get the console, two adapters and a demo with ten thousand jobs.',
    ],
    features: [
      'Failed jobs grouped by cause',
      'Retry of whole groups',
      'Pause and rate limits',
      'Masked payloads',
      'Adapters for two queues',
    ],
    technologies: ['Laravel', 'PHP', 'Redis', 'PostgreSQL', 'Vue'],
    priceRupees: 3299,
    sizeMegabytes: 26.7,
    popularity: 0.42,
    hasDemo: true,
  },
];
