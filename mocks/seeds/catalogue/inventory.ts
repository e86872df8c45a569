import type { CatalogueEntry } from './entry';

export const inventory: readonly CatalogueEntry[] = [
  {
    title: 'Stockroom Multi-Warehouse Inventory',
    shortDescription:
      'Inventory for up to ten warehouses with batch and expiry tracking, transfers, barcode scanning and stock valuation.',
    description: [
      'Stockroom is for traders and distributors who keep goods in more than one godown. Receipts, issues and transfers are documents with numbers, so each change in stock can be traced to a person and a paper.',
      'Stock is never stored as a figure that is overwritten; it is the sum of a ledger, with a nightly snapshot for speed. Valuation runs by FIFO or weighted average, chosen per item group.',
      'The zip has the Angular client, the Spring Boot service, Flyway migrations and demo data for three warehouses. Java 21 and PostgreSQL 15 are needed.',
    ],
    features: [
      'Ledger-based stock with nightly snapshots',
      'Batch, serial and expiry tracking',
      'Inter-warehouse transfers with transit stock',
      'FIFO and weighted average valuation',
      'Barcode label printing and camera scanning',
      'Reorder levels with purchase suggestions',
      'Stock audit sheets with variance approval',
    ],
    technologies: ['Angular', 'Spring Boot', 'Java', 'PostgreSQL', 'Flyway'],
    priceRupees: 8999,
    sizeMegabytes: 71.2,
    popularity: 0.88,
    hasDemo: true,
  },
  {
    title: 'Kirana Ledger Billing and Stock',
    shortDescription:
      'Offline-first billing and stock register for neighbourhood shops with UPI QR, credit accounts and GST summaries.',
    description: [
      'Kirana Ledger is a counter app for a small shop: scan or search, bill, take cash or UPI, done. Regular customers can buy on credit and get their balance as a message.',
      'The Flutter app stores everything in SQLite and works without a network; an optional Node.js server backs up the encrypted database each night. Bills show a UPI QR carrying the exact amount and bill number.',
      'Includes the Flutter project for Android and Windows, the backup server and a list of 1,200 common grocery items with HSN codes.',
    ],
    features: [
      'Billing that works fully offline',
      'UPI QR with amount and bill number',
      'Customer credit accounts with statements',
      'GSTR-1 summary export as CSV',
      '58 mm and 80 mm thermal printing',
      'Low-stock list grouped by supplier',
    ],
    technologies: ['Flutter', 'Dart', 'SQLite', 'Node.js'],
    priceRupees: 2499,
    sizeMegabytes: 46.5,
    popularity: 0.93,
    hasDemo: true,
  },
  {
    title: 'Forgeworks Small Factory ERP',
    shortDescription:
      'ERP for job shops: bills of material, work orders, machine hours, job-work challans and costing for each order.',
    description: [
      'Forgeworks suits fabrication and machining units with 10 to 100 workers. It follows an order from enquiry through bill of material, work order and quality check to the dispatch note.',
      'The modules are separate Django apps over one accounting-free core, so you can remove what you do not need. Costing adds material, machine hours and outside job work, and shows the estimate beside the actual.',
      'You receive the Django project, PDF templates for challans and a seeded example of a valve manufacturer. The guide explains backups and a single-server installation.',
    ],
    features: [
      'Multi-level bills of material',
      'Work orders with operation-wise booking',
      'Job-work challans with return tracking',
      'Estimate against actual cost per order',
      'Quality checks with rejection reasons',
      'Gate register for inward and outward',
    ],
    technologies: ['Django', 'Python', 'PostgreSQL', 'Bootstrap', 'WeasyPrint'],
    priceRupees: 12499,
    sizeMegabytes: 63.8,
    popularity: 0.55,
    hasDemo: true,
  },
  {
    title: 'Assetline IT Asset Register',
    shortDescription:
      'Register of laptops, licences and peripherals with QR tags, handover forms, warranty dates and depreciation.',
    description: [
      'Assetline answers who has which laptop, since when, and when the warranty ends. It is meant for IT desks of companies and colleges with a few hundred to a few thousand assets.',
      'Each asset carries an event history, and handovers need an acknowledgement by the employee through a mailed link. Depreciation follows straight-line or written-down value at rates set for the class.',
      'The archive has the Laravel application with Livewire screens, migrations and label templates. A CSV importer brings in your current sheet.',
    ],
    features: [
      'QR tags printable on label sheets',
      'Handover acknowledgement by mailed link',
      'Warranty and licence expiry alerts',
      'Straight-line and written-down depreciation',
      'Physical audit mode for phones',
    ],
    technologies: ['Laravel', 'PHP', 'Livewire', 'MySQL', 'Tailwind CSS'],
    priceRupees: 3299.5,
    sizeMegabytes: 24.4,
    popularity: 0.61,
    hasDemo: true,
  },
  {
    title: 'Pharmastock Chemist Inventory',
    shortDescription:
      'Stock and billing for chemists: salt-wise search, expiry returns, schedule H1 register and rack locations.',
    description: [
      'Pharmastock is for retail chemists and hospital pharmacies. Medicines are found by brand or salt, and the bill takes strips and loose tablets from the batch that expires first.',
      'A .NET API guards batch quantities with optimistic concurrency, so two counters cannot sell the last strip twice. The schedule H1 register is filled from bills and asks for prescriber and patient details where the rules call for them.',
      'Contains the ASP.NET Core solution, the React counter client and a SQL Server script with sample medicines. The sample list is invented and not for clinical use.',
    ],
    features: [
      'Search by brand, salt or rack',
      'Earliest-expiry batch picked first',
      'Expiry return notes per supplier',
      'Schedule H1 register from bills',
      'Loose tablet and strip conversion',
      'Day closing for each counter',
    ],
    technologies: ['ASP.NET Core', 'C#', 'React', 'SQL Server', 'Entity Framework'],
    priceRupees: 5499,
    sizeMegabytes: 58.9,
    popularity: 0.44,
    hasDemo: false,
  },
  {
    title: 'Rawmat Purchase and Vendor Portal',
    shortDescription:
      'Purchase requests, vendor quotations, comparison sheets, purchase orders and goods receipt with three-way matching.',
    description: [
      'Rawmat covers buying in a mid-sized company, from the request on the shop floor to the matched invoice. Vendors sign in to a portal of their own to quote and acknowledge orders.',
      'Approval chains are data: a rule names amount, department and approver, and the engine resolves the next step. Invoices are matched against order and receipt with tolerances set for quantity and rate.',
      'The zip includes the NestJS API, the React client, the vendor portal and end-to-end tests. Environment variables are checked on start and explained in the README.',
    ],
    features: [
      'Configurable approval chains by amount',
      'Vendor portal for quotes and acknowledgement',
      'Quotation comparison with landed cost',
      'Three-way invoice matching with tolerances',
      'Vendor rating from delivery and quality',
    ],
    technologies: ['NestJS', 'TypeScript', 'React', 'PostgreSQL', 'Redis'],
    priceRupees: 9499,
    sizeMegabytes: 44.6,
    popularity: 0.31,
    hasDemo: true,
  },
];
