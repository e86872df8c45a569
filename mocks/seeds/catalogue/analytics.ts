import type { CatalogueEntry } from './entry';

export const analytics: readonly CatalogueEntry[] = [
  {
    title: 'Chartyard Self-Service Dashboards',
    shortDescription:
      'Dashboards from SQL with parameters, row-level rights and scheduled mails for teams of up to two hundred.',
    description: [
      'Chartyard lets analysts publish dashboards from SQL and lets everybody else filter them. Rights are set by row, so a branch sees only its own numbers.',
      'Queries are cached by parameters and limited in time, so that one heavy chart cannot stop the others. Changes are versioned and can be reviewed.',
      'The zip has the application, connectors for four databases and sample boards.',
    ],
    features: [
      'SQL with typed parameters',
      'Rights by row and by board',
      'Cached and limited queries',
      'Versioned changes',
      'Scheduled mails with pictures',
    ],
    technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'ECharts'],
    priceRupees: 9499,
    sizeMegabytes: 57.8,
    popularity: 0.83,
    hasDemo: true,
  },
  {
    title: 'Funnelbird Product Analytics',
    shortDescription:
      'Counts funnels, retention and paths from events in your own database, without cookies.',
    description: [
      'Funnelbird answers the questions of product teams without handing data to anybody. Events arrive by a small script and stay in your own ClickHouse.',
      'Visitors are counted without cookies by a hash that changes daily. Funnels, retention and paths are built in the browser and saved as links.',
      'You get the collector, the application and a script of two kilobytes.',
    ],
    features: [
      'Funnels with time limits',
      'Retention by week and month',
      'No cookies and no profile',
      'Script of two kilobytes',
      'Queries saved as links',
    ],
    technologies: ['Go', 'ClickHouse', 'Vue', 'TypeScript'],
    priceRupees: 6999,
    sizeMegabytes: 29.4,
    popularity: 0.71,
    hasDemo: true,
  },
  {
    title: 'Sheetwise CSV Cleaning Workbench',
    shortDescription:
      'Finds what is wrong in a spreadsheet, suggests repairs and writes them down as steps that can be run again.',
    description: [
      'Sheetwise is for people who get a new file every month with the same faults. It profiles columns and shows outliers, mixed dates and near duplicates.',
      'Each repair becomes a step in a recipe that runs on the next file. Everything happens in the browser, so files never leave the machine.',
      'Included are the workbench, the recipe runner for the command line and samples.',
    ],
    features: [
      'Profile of every column',
      'Near-duplicate search',
      'Recipes that run again',
      'Works without a server',
      'Command line runner',
    ],
    technologies: ['TypeScript', 'React', 'DuckDB', 'WebAssembly'],
    priceRupees: 1499,
    sizeMegabytes: 16.1,
    popularity: 0.55,
    hasDemo: true,
  },
  {
    title: 'Metricroom KPI Tree Monitor',
    shortDescription:
      'Keeps figures of a company in a tree with owners, targets and an explanation for each miss.',
    description: [
      'Metricroom holds the figures that a company steers by. Each has an owner, a target and the figures that it depends on.',
      'When a figure misses its range, the owner is asked for a sentence, and the tree shows which branch caused it. Values come from SQL or by hand.',
      'The zip contains the Spring Boot service, the web page and a sample tree.',
    ],
    features: [
      'Tree of figures with owners',
      'Ranges and alerts',
      'One sentence for each miss',
      'Values from SQL or by hand',
      'Monthly report as PDF',
    ],
    technologies: ['Spring Boot', 'Java', 'PostgreSQL', 'Angular'],
    priceRupees: 5499,
    sizeMegabytes: 44.3,
    popularity: 0.36,
    hasDemo: false,
  },
  {
    title: 'Geoledger Sales Territory Mapper',
    shortDescription:
      'Draws sales territories on a map by pincode, balances them by potential and compares plan with result.',
    description: [
      'Geoledger helps sales heads cut a state into territories that are fair. Pincodes carry customers and potential, and the balance is shown while you draw.',
      'A solver suggests a split with compact areas, which can be changed by hand. Results by month are laid over the plan.',
      'You get the Django project, pincode shapes of two states and an import guide.',
    ],
    features: [
      'Territories by pincode',
      'Balance while drawing',
      'Suggested compact splits',
      'Plan against result',
      'Import from CSV',
    ],
    technologies: ['Django', 'Python', 'PostGIS', 'MapLibre', 'React'],
    priceRupees: 6499,
    sizeMegabytes: 118.5,
    popularity: 0.31,
    hasDemo: true,
  },
  {
    title: 'Logharbor Event Warehouse Starter',
    shortDescription:
      'A small warehouse: loads from five sources, tests, lineage and documented tables that a team of three can run.',
    description: [
      'Logharbor is a starting point for a first data team. It loads from five common sources into PostgreSQL and builds tested tables from them.',
      'Models have owners, tests and documentation that is built as a site. A failed test stops what depends on it and posts to chat.',
      'Included are the pipelines, forty models and a guide for the first week.',
    ],
    features: [
      'Five ready source loaders',
      'Tested and documented models',
      'Lineage as a site',
      'Alerts to chat',
      'Runs on one machine',
    ],
    technologies: ['Python', 'PostgreSQL', 'Airflow', 'Docker'],
    priceRupees: 3999.5,
    sizeMegabytes: 12.7,
    popularity: 0.44,
    hasDemo: false,
  },
];
