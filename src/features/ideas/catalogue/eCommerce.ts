import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "E-commerce". */
export const eCommerce: readonly HandWrittenIdea[] = [
  {
    title: 'Handloom Saree Store with Weaver Stories',
    difficulty: 'Beginner',
    description:
      'A cooperative sells sarees straight from its weavers, and each piece carries its origin, its technique and the name of its maker.',
    tags: ['Next.js', 'Razorpay', 'Sanity CMS'],
  },
  {
    title: 'Kirana Store Ordering over WhatsApp',
    difficulty: 'Intermediate',
    description:
      'Regular customers send their grocery list on WhatsApp, and the shopkeeper confirms prices, packs the order and collects by UPI.',
    tags: ['WhatsApp Business API', 'Node.js', 'PostgreSQL', 'UPI'],
  },
  {
    title: 'Multi-Vendor Marketplace with Split Payouts',
    difficulty: 'Advanced',
    description:
      'Sellers run their own shops under one roof, and each payment is divided between seller, platform and courier when the order is delivered.',
    tags: ['NestJS', 'PostgreSQL', 'Razorpay Route', 'Next.js'],
  },
  {
    title: 'Second-Hand Textbook Exchange',
    difficulty: 'Beginner',
    description:
      'College students list the books of last semester, find the ones for the next and meet on campus to swap them or pay.',
    tags: ['React', 'Firebase', 'ISBN lookup'],
  },
  {
    title: 'Monthly Snack Box Subscription Shop',
    difficulty: 'Intermediate',
    description:
      'Customers choose a box of regional snacks, skip or pause a month whenever they like and rate what arrived to shape the next one.',
    tags: ['Stripe Billing', 'Next.js', 'Prisma'],
  },
  {
    title: 'Headless Storefront with Visual Search',
    difficulty: 'Advanced',
    description:
      'Shoppers upload a photo of a dress they like and see similar pieces in stock, on a storefront that loads fast even on cheap phones.',
    tags: ['GraphQL', 'Next.js', 'Vector search', 'CLIP'],
  },
  {
    title: 'Cake Shop with Custom Orders',
    difficulty: 'Beginner',
    description:
      'Customers pick size, flavour and message, see the price change as they go and book a delivery slot that the kitchen can manage.',
    tags: ['Vue.js', 'Express', 'MySQL'],
  },
  {
    title: 'Group Buying for Apartment Residents',
    difficulty: 'Intermediate',
    description:
      'Neighbours join bulk offers on fruit, rice or cleaning supplies, and a deal goes ahead once enough households have committed.',
    tags: ['React Native', 'Node.js', 'PostgreSQL', 'Payments'],
  },
  {
    title: 'Warehouse Picking and Stock Sync',
    difficulty: 'Advanced',
    description:
      'Sellers on several marketplaces keep one true stock count, while packers follow the shortest walking route through the shelves.',
    tags: ['Event sourcing', 'Kafka', 'Barcode scanning', 'TypeScript'],
  },
  {
    title: 'Farm Fresh Vegetable Basket Shop',
    difficulty: 'Beginner',
    description:
      'Organic growers publish what they will harvest this week, and nearby families order a basket before the Thursday cut-off.',
    tags: ['Django', 'Bootstrap', 'SQLite'],
  },
  {
    title: 'Rent a Camera Gear Shop',
    difficulty: 'Intermediate',
    description:
      'Film makers rent lenses, lights and drones by the day, pay a refundable deposit and see live availability on a calendar.',
    tags: ['Laravel', 'MySQL', 'Availability calendar', 'Razorpay'],
  },
  {
    title: 'Dynamic Pricing Engine for Hotels',
    difficulty: 'Advanced',
    description:
      'Independent hotels adjust room rates by season, local events and remaining rooms, within limits that the owner has set.',
    tags: ['Python', 'Optimisation', 'FastAPI', 'PostgreSQL'],
  },
  {
    title: 'Price Drop Alert for Gadgets',
    difficulty: 'Beginner',
    description:
      'Bargain hunters paste a product link, set the price they would pay and get an email on the day it falls below that.',
    tags: ['Python', 'Web scraping', 'Email', 'Cron jobs'],
  },
  {
    title: 'Made to Measure Tailoring Store',
    difficulty: 'Intermediate',
    description:
      'Customers save their measurements once, choose fabric and collar, and follow their kurta from cutting to the final fitting.',
    tags: ['Next.js', 'Supabase', 'Product configurator'],
  },
];
