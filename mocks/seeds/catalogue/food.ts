import type { CatalogueEntry } from './entry';

export const food: readonly CatalogueEntry[] = [
  {
    title: 'Thaliboard Restaurant POS',
    shortDescription:
      'Point of sale for restaurants with tables, kitchen tickets, split bills and GST invoices that works without internet.',
    description: [
      'Thaliboard is a billing system for restaurants with dine-in, takeaway and delivery. Waiters take orders on a tablet, the kitchen sees tickets by section and the cashier closes the table.',
      'A small server in the restaurant keeps all data, and devices reconnect by themselves after a power cut. Bills are numbered without gaps by counter, and the cloud copy is updated whenever the line is up.',
      'The zip contains the Electron cashier client, the tablet web app, the local server and printer profiles for common 80 mm thermal printers.',
    ],
    features: [
      'Table map with merge and transfer',
      'Kitchen tickets by section and course',
      'Split bill by item or by share',
      'Thermal printing with ESC/POS profiles',
      'Operation without internet and later sync',
      'Shift closing with cash difference report',
    ],
    technologies: ['Electron', 'React', 'TypeScript', 'Node.js', 'SQLite'],
    priceRupees: 6499,
    sizeMegabytes: 128.6,
    popularity: 0.8,
    hasDemo: true,
  },
  {
    title: 'Tiffinwala Meal Subscription Platform',
    shortDescription:
      'Subscription site for home-style lunch services with pause dates, weekly menus and route lists for delivery staff.',
    description: [
      'Tiffinwala is made for kitchens that deliver lunch to offices and hostels every working day. Customers subscribe by the week or month and may pause single days until a cut-off time.',
      'A nightly job builds the production count by dish and the drop list by route from active subscriptions, pauses and holidays. Paused days extend the subscription and are never silently lost, which is where most hand-kept lists go wrong.',
      'You get the Laravel application, the delivery checklist as a progressive web app and demo data with 120 subscribers in Bangalore.',
    ],
    features: [
      'Pause days until a daily cut-off',
      'Production count by dish each morning',
      'Route lists ordered by pincode and building',
      'Wallet balance with UPI top-up',
      'Weekly menu with veg and Jain variants',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Livewire', 'Tailwind CSS'],
    priceRupees: 2799,
    sizeMegabytes: 24.9,
    popularity: 0.67,
    hasDemo: true,
  },
  {
    title: 'Scanmenu QR Table Ordering',
    shortDescription:
      'Guests scan a code at the table, order from a web menu and pay by UPI; staff confirm orders on a live board.',
    description: [
      'Scanmenu replaces printed menus in cafes and small restaurants. Each table has a QR code that opens the menu in the browser, no app is needed.',
      'Table codes carry a signed token that changes when a table is closed, so old photos of a code cannot place orders. Orders travel to the staff board over WebSockets, with a polling fallback for old tablets.',
      'The archive includes the Vue guest menu, the staff board, the Node.js server and a sheet generator for table cards.',
    ],
    features: [
      'Signed table codes renewed after closing',
      'Menu with add-ons, spice level, allergens',
      'Live staff board with sound alert',
      'UPI intent payment from the phone',
      'Printable table cards with logo',
      'Sold-out switch for single dishes',
    ],
    technologies: ['Vue', 'Node.js', 'Socket.IO', 'MongoDB', 'Tailwind CSS'],
    priceRupees: 1799,
    sizeMegabytes: 15.8,
    popularity: 0.89,
    hasDemo: true,
  },
  {
    title: 'Dabbadash Food Delivery App Suite',
    shortDescription:
      'Customer, restaurant and rider apps with live tracking and order assignment for food delivery in a single city.',
    description: [
      'Dabbadash is a set of three Flutter apps and a back end for a delivery service in one city. It covers ordering, preparation times, rider assignment and settlement with restaurants.',
      'Riders are offered orders by distance and current load with a short acceptance window, and positions are sent every five seconds only while an order is active. The order is modelled as an explicit state machine, so apps and server agree on which actions are allowed.',
      'The zip holds all three apps, the Go back end, the admin panel in React and a simulator that moves fifty riders on a map.',
    ],
    features: [
      'Three Flutter apps sharing one package',
      'Rider assignment by distance and load',
      'Live position during active orders only',
      'Explicit order states shared by all apps',
      'Weekly restaurant settlement with commission',
      'Simulator with fifty moving riders',
      'Delivery fee by distance and time',
    ],
    technologies: ['Flutter', 'Go', 'PostgreSQL', 'Redis', 'React', 'Docker'],
    priceRupees: 11999,
    sizeMegabytes: 164.2,
    popularity: 0.72,
    hasDemo: true,
  },
  {
    title: 'Recipecrate Cookbook and Meal Planner',
    shortDescription:
      'Personal cookbook with ingredient scaling, weekly planner and a shopping list that merges quantities across recipes.',
    description: [
      'Recipecrate is a web cookbook for families. Recipes can be scaled by servings, planned on a calendar and turned into one shopping list.',
      'Ingredients are parsed into quantity, unit and item, and units such as cup, katori and gram are converted where a density is known. Pages are readable without JavaScript, and scripts only add drag and drop and the cooking timer.',
      'The project contains the Ruby on Rails application, 80 sample recipes and system tests. It is a good size for a semester project.',
    ],
    features: [
      'Ingredient scaling with unit conversion',
      'Weekly planner with drag and drop',
      'Merged shopping list by shop section',
      'Recipe import from structured web pages',
      'Cooking mode with timers and large text',
    ],
    technologies: ['Ruby on Rails', 'Ruby', 'PostgreSQL', 'Hotwire'],
    priceRupees: 599,
    sizeMegabytes: 12.1,
    popularity: 0.34,
    hasDemo: true,
  },
  {
    title: 'Bakehouse Ledger Recipe Costing',
    shortDescription:
      'Desktop tool for bakeries that computes the cost per piece from recipes, current purchase prices, waste and energy.',
    description: [
      'Bakehouse Ledger tells a bakery what each product really costs. Recipes may contain other recipes, such as a cream used in several cakes, and costs follow when a purchase price changes.',
      'The recipe graph is checked for cycles on saving and recomputed incrementally, so a price change of butter updates 300 products in well under a second. Purchase prices are kept with dates, and a report shows which products lost margin since a chosen day.',
      'Included are the source for the JavaFX application, an installer script for Windows and an example data file.',
    ],
    features: [
      'Nested recipes with cycle detection',
      'Purchase prices kept with dates',
      'Waste and energy share per batch',
      'Margin change report since any date',
      'Label printing with ingredients and allergens',
    ],
    technologies: ['Java', 'JavaFX', 'SQLite', 'Gradle'],
    priceRupees: 1299,
    sizeMegabytes: 36.4,
    popularity: 0.15,
    hasDemo: false,
  },
];
