import type { CatalogueEntry } from './entry';

export const ecommerce: readonly CatalogueEntry[] = [
  {
    title: 'Bazaarline Multi-Vendor Marketplace',
    shortDescription:
      'Marketplace where many sellers list products, ship their own orders and receive weekly payouts after commission.',
    description: [
      'Bazaarline is a multi-vendor shop for agencies that build regional marketplaces. Sellers register with GSTIN and bank details, an administrator approves them, and buyers see one combined catalogue and one cart.',
      'A cart with items of several sellers is split into one sub-order per seller at checkout, each with its own invoice number series and shipping status. Commission and TCS are booked as ledger entries when the return window closes, so the payout report can always be traced back to single order lines.',
      'The zip holds the storefront, the seller panel, the API and SQL migrations with 200 sample products. Copy the example environment file, run the migrations and start the three apps with one Docker Compose command.',
    ],
    features: [
      'Seller onboarding with GSTIN and document review',
      'Cart split into sub-orders per seller',
      'Commission rules by category or by seller',
      'Weekly payout statements exported as CSV',
      'Return requests with photos and refund ledger',
      'Pincode based delivery availability check',
    ],
    technologies: ['React', 'Node.js', 'Express', 'PostgreSQL', 'Redis', 'Docker'],
    priceRupees: 6999,
    sizeMegabytes: 58.4,
    popularity: 0.93,
    hasDemo: true,
  },
  {
    title: 'Threadloft Fashion Storefront',
    shortDescription:
      'Server-rendered clothing shop with size and colour variants, wish lists and UPI or card checkout through Razorpay.',
    description: [
      'Threadloft is a complete storefront for a single clothing brand. It handles variants by size, colour and fit, and keeps stock per variant instead of per product.',
      'Category and product pages are rendered on the server and revalidated when stock or price changes, so they stay fast without showing sold-out sizes. Payment confirmation relies on signed Razorpay webhooks and is idempotent, which prevents duplicate orders when a buyer closes the UPI app early.',
      'You receive the Next.js project, the Prisma schema with seed data and a short guide for image hosting. A fresh checkout runs locally in about ten minutes with test keys.',
    ],
    features: [
      'Variant matrix with stock per size and colour',
      'Size chart editor for each product type',
      'UPI, card and cash-on-delivery checkout',
      'Coupon codes with usage limits and expiry',
      'Structured data and sitemap for search engines',
    ],
    technologies: ['Next.js', 'TypeScript', 'Prisma', 'PostgreSQL', 'Tailwind CSS', 'Razorpay'],
    priceRupees: 4499,
    sizeMegabytes: 41.7,
    popularity: 0.84,
    hasDemo: true,
  },
  {
    title: 'Quillstock: Inventory & Order Sync',
    shortDescription:
      'Back-office tool that keeps stock counts of several sales channels in step and collects all their orders in one queue.',
    description: [
      'Quillstock is meant for small sellers who list the same items on their own site and on two or three marketplaces. It holds the one true stock count and pushes changes to each channel.',
      'Every stock movement is an append-only record, and channel adapters run as queued jobs with retry and a dead-letter list. Two adapters are included as working examples, along with a documented interface for writing further ones.',
      'The archive contains the Laravel application, adapter tests with recorded responses and a setup guide for a plain Ubuntu server with Supervisor.',
    ],
    features: [
      'Append-only stock ledger for each warehouse',
      'Channel adapters with retry and failure list',
      'Pick list and packing slip as PDF',
      'Low-stock alerts by e-mail every morning',
      'Barcode scan screen for goods receipt',
      'Role based access for warehouse staff',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Redis', 'Vue'],
    priceRupees: 3799.5,
    sizeMegabytes: 29.3,
    popularity: 0.57,
    hasDemo: true,
  },
  {
    title: 'Kiranakart Grocery Delivery App',
    shortDescription:
      'Android and iOS app with admin panel for neighbourhood grocery shops that deliver by time slot within chosen pincodes.',
    description: [
      'Kiranakart gives a local grocery shop its own ordering app. Customers choose a delivery slot, see substitutes for missing items and pay by UPI or on delivery.',
      'The Flutter app works from a cached catalogue and only asks the server for prices and stock at checkout, which keeps it usable on slow networks. Loose items are sold by weight: the picker enters the weighed quantity and the bill is recalculated before payment is captured.',
      'Included are the customer app, the picker app, the Django back end and a catalogue template in Excel with 600 common grocery items.',
    ],
    features: [
      'Delivery slots with capacity per pincode',
      'Loose items billed by weighed quantity',
      'Substitute suggestions for out-of-stock items',
      'Picker app with aisle ordered item list',
      'Catalogue import from an Excel sheet',
      'Hindi, Kannada and English interface texts',
    ],
    technologies: ['Flutter', 'Dart', 'Django', 'PostgreSQL', 'Firebase'],
    priceRupees: 5499,
    sizeMegabytes: 96.2,
    popularity: 0.78,
    hasDemo: true,
  },
  {
    title: 'Cartwheel Headless Checkout API',
    shortDescription:
      'Self-hosted cart and checkout service in Go with GST calculation, coupons and a documented REST interface.',
    description: [
      'Cartwheel is a checkout back end for teams that already have a storefront and only need carts, prices, taxes and orders. It exposes a small REST interface described by an OpenAPI file.',
      'Prices are held in paise as integers, and CGST, SGST or IGST is chosen from the place of supply of the order. Order creation uses an idempotency key stored in PostgreSQL, so a repeated request returns the first result rather than a second order.',
      'The zip has the Go source, migrations, a Postman collection and 140 tests. There is no user interface; a minimal HTML page shows how to call it.',
    ],
    features: [
      'Integer money arithmetic in paise throughout',
      'CGST, SGST and IGST by place of supply',
      'Idempotent order creation and payment capture',
      'Coupon engine with stackable and exclusive rules',
      'OpenAPI description and Postman collection',
    ],
    technologies: ['Go', 'PostgreSQL', 'Redis', 'OpenAPI', 'Docker'],
    priceRupees: 2499,
    sizeMegabytes: 6.8,
    popularity: 0.41,
    hasDemo: false,
  },
  {
    title: 'Pageturn Online Bookshop',
    shortDescription:
      'College-level bookshop project with catalogue search, cart, order history and an admin area, built on Django templates.',
    description: [
      'Pageturn is a compact bookshop that suits a final-year project or a first real Django code base. It covers the full path from search to order without any JavaScript framework.',
      'Search uses the full-text index of PostgreSQL with ranking by title, author and ISBN. Views are class based, forms carry their own validation, and each app has tests, which makes the code pleasant to explain in a viva.',
      'The archive contains the project, a data fixture of 300 books, an ER diagram and a 24-page report in Word format that you can adapt.',
    ],
    features: [
      'Full-text search by title, author and ISBN',
      'Session cart merged after sign-in',
      'Order history with printable invoice page',
      'Staff area for stock and price updates',
      'ER diagram and editable project report',
    ],
    technologies: ['Django', 'Python', 'PostgreSQL', 'Bootstrap'],
    priceRupees: 799,
    sizeMegabytes: 14.6,
    popularity: 0.66,
    hasDemo: true,
  },
];
