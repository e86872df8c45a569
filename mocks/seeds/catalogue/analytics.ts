import type { CatalogueEntry } from './entry';

export const analytics: readonly CatalogueEntry[] = [
  {
    title: 'Tallyglass Retail Sales Dashboard',
    shortDescription:
      'Sales, margin and stock ageing dashboard for shops with several branches, fed by Tally exports or plain CSV files.',
    description: [
      'Tallyglass shows a retailer with 2 to 30 branches what sold, at what margin and what is lying unsold. Owners read it on a phone, and accountants use the same figures in the detailed tables.',
      'Tally XML exports and CSV files are loaded into a star schema, with every rejected row kept together with its reason. Amounts are stored in paise, and reports follow the April to March financial year. Filters are kept in the address, so a view can be shared as a link.',
      'The zip has the Next.js application, the importer, SQL migrations and a year of generated sales for five branches.',
    ],
    features: [
      'Branch, category and salesperson breakdowns',
      'Stock ageing in 30, 60 and 90 day bands',
      'Tally XML and CSV import with error report',
      'April to March financial year throughout',
      'Lakh and crore number formatting',
      'Shareable links that keep the filters',
    ],
    technologies: ['TypeScript', 'Next.js', 'PostgreSQL', 'Prisma', 'Apache ECharts'],
    priceRupees: 6499,
    sizeMegabytes: 18.6,
    popularity: 0.91,
    hasDemo: true,
  },
  {
    title: 'Pathmark Self-Hosted Web Analytics',
    shortDescription:
      'Cookie-free page view and event analytics with a 2 KB script, funnels and a ClickHouse store on your own server.',
    description: [
      'Pathmark counts page views, referrers and custom events without cookies or third-party services. It fits agencies and product teams that want to keep visitor data on a server they control.',
      'A Go collector accepts events, drops known bots and writes to ClickHouse in batches. Visitors are counted with a salted hash that changes every day, so nobody can be followed from one day to the next. Daily totals are pre-aggregated, which keeps long date ranges quick on a 4 GB machine.',
      'It ships with the collector, the tracking script, the Svelte dashboard, table definitions and a load generator for testing.',
    ],
    features: [
      'Tracking script of about 2 KB',
      'No cookies and no stored IP addresses',
      'Funnels with up to eight steps',
      'Bot filtering by user agent and rate',
      'Several sites with separate member access',
      'CSV export and read-only API keys',
    ],
    technologies: ['Go', 'ClickHouse', 'Svelte', 'TypeScript', 'Docker'],
    priceRupees: 4999,
    sizeMegabytes: 9.2,
    popularity: 0.79,
    hasDemo: true,
  },
  {
    title: 'Pipewell Nightly Data Warehouse Starter',
    shortDescription:
      'Airflow and dbt project that loads MySQL, Razorpay and Google Sheets data into a tested PostgreSQL warehouse.',
    description: [
      'Pipewell is a working warehouse project for a company that has outgrown reports run on the production database. A data engineer can replace the sample sources with real ones in a few days.',
      'Airflow loads each source incrementally into a raw schema, and dbt builds staging, core and reporting layers on top. Loads can be repeated for any date without making duplicates. More than 80 dbt tests cover keys, ranges and totals, and a failed test stops the reporting layer from being replaced.',
      'The zip includes the DAGs, dbt models, Docker Compose setup, sample source databases and a runbook for common failures.',
    ],
    features: [
      'Incremental loads that are safe to repeat',
      'Layered dbt models with generated documentation',
      'More than 80 data quality tests',
      'Payment and settlement reconciliation model',
      'Slack or email message on failure',
      'Runbook for backfills and common failures',
    ],
    technologies: ['Python', 'Apache Airflow', 'dbt', 'PostgreSQL', 'MySQL', 'Docker'],
    priceRupees: 9999,
    sizeMegabytes: 34.8,
    popularity: 0.63,
    hasDemo: false,
  },
  {
    title: 'Cohortly Repeat Purchase Report',
    shortDescription:
      'Turns an orders CSV into cohort, repeat purchase and RFM reports in the browser, with no upload and no server.',
    description: [
      'Cohortly is a single-page tool for online sellers who want to know how many customers come back. It reads the order exports of Shopify and WooCommerce, or any CSV once its columns have been mapped.',
      'The file is queried by DuckDB compiled to WebAssembly, so customer data never leaves the computer. A file of 500,000 orders is handled in an ordinary laptop browser. The SQL behind each chart can be viewed and copied.',
      'You receive the React source, a static build that can go on any web host, and a sample orders file.',
    ],
    features: [
      'Monthly and weekly cohort retention tables',
      'RFM segments with adjustable boundaries',
      'All processing stays in the browser',
      'View and copy the SQL per chart',
      'Column mapping remembered between visits',
    ],
    technologies: ['TypeScript', 'React', 'DuckDB-Wasm', 'Vite', 'D3'],
    priceRupees: 899.5,
    sizeMegabytes: 12.1,
    popularity: 0.46,
    hasDemo: true,
  },
  {
    title: 'Wattledger Factory Energy Monitor',
    shortDescription:
      'Collects Modbus energy meter readings over MQTT and reports units, power factor and peak demand per machine.',
    description: [
      'Wattledger records electricity use per machine in small factories and compares it with the monthly bill. It was designed around the meters and HT tariffs found in industrial estates such as Peenya.',
      'A gateway process polls Modbus RTU and TCP meters and publishes to MQTT, holding readings on disk while the link is down. TimescaleDB keeps raw data for 90 days and 15-minute averages after that. Tariff slabs and time-of-day rates are kept in a table, so a revised order needs no code change.',
      'Included are the gateway, the ingest service, Grafana dashboards, register maps for three common meters and a meter simulator.',
    ],
    features: [
      'Modbus RTU and TCP meter polling',
      'Readings stored on disk during link failure',
      'Peak demand warning before the limit',
      'Power factor tracking for each feeder',
      'Tariff table with time-of-day rates',
      'Meter simulator for trials without hardware',
    ],
    technologies: ['Python', 'MQTT', 'TimescaleDB', 'Grafana', 'Docker'],
    priceRupees: 11999,
    sizeMegabytes: 27.3,
    popularity: 0.38,
    hasDemo: true,
  },
  {
    title: 'Sheetcadence Scheduled Report Mailer',
    shortDescription:
      'Runs saved SQL queries on a schedule and mails formatted Excel files, with per-recipient filters and a run log.',
    description: [
      'Sheetcadence sends the daily and weekly Excel reports that somebody would otherwise prepare by hand each morning. Anyone who can write SQL sets up a report, and recipients need no account.',
      'Queries run over read-only connections with a time limit and a row limit. A report can be split by a column, so that each branch manager gets only the rows of that branch. Every run is logged with its row count, duration and recipients, and a missed run is caught up after a restart.',
      'The zip contains the Spring Boot application, the admin screens, Flyway migrations and six example reports.',
    ],
    features: [
      'Schedules in IST with holiday skipping',
      'Excel templates with formulas kept intact',
      'One report split across many recipients',
      'Read-only connections with time and row limits',
      'Run log with resend button',
    ],
    technologies: ['Java', 'Spring Boot', 'Apache POI', 'MySQL', 'Thymeleaf'],
    priceRupees: 1799,
    sizeMegabytes: 4.4,
    popularity: 0.21,
    hasDemo: false,
  },
];
