import type { CatalogueEntry } from './entry';

export const travel: readonly CatalogueEntry[] = [
  {
    title: 'Roomledger Hotel Management System',
    shortDescription:
      'Front desk, room chart, housekeeping and GST billing for hotels and lodges with ten to one hundred rooms.',
    description: [
      'Roomledger runs the front desk of a small hotel. Reservations sit on a drag-and-drop room chart, and check-in, extra charges and check-out all post to one guest folio.',
      'The night audit posts room rent with the GST slab that applies to the tariff of the day and then moves the business date, independent of the clock. Overbooking is prevented by an exclusion constraint in PostgreSQL rather than by checks in the client.',
      'The zip holds the Django back end, the React chart client, a demo hotel with 24 rooms and a night audit guide.',
    ],
    features: [
      'Drag-and-drop room chart by date',
      'Guest folio with split and transfer',
      'Night audit with business date',
      'GST slab chosen by room tariff',
      'Housekeeping list on the phone',
      'Form C data for foreign guests',
    ],
    technologies: ['Django', 'Python', 'React', 'PostgreSQL', 'Docker'],
    priceRupees: 7999,
    sizeMegabytes: 49.5,
    popularity: 0.77,
    hasDemo: true,
  },
  {
    title: 'Sarathi Bus Ticket Reservation',
    shortDescription:
      'Seat-map booking for intercity bus operators with boarding points, seat holds and cancellation rules by hours.',
    description: [
      'Sarathi is a booking system for one bus operator or a small group of them. Routes have boarding and dropping points, and seats can be sold again on later sections of the route.',
      'A selected seat is held for eight minutes in Redis and confirmed in the database under a row lock, which was tested with 500 parallel buyers for one coach. Cancellation charges are tables by hours before departure, and the refund is computed from the table valid at booking time.',
      'You receive the Spring Boot API, the Angular site, the conductor page with QR check and seat layouts for seater and sleeper coaches.',
    ],
    features: [
      'Seat maps for seater and sleeper coaches',
      'Seats resold on later route sections',
      'Eight-minute holds with automatic release',
      'Cancellation charges by hours before departure',
      'Conductor page with QR ticket check',
      'Agent logins with credit limits',
    ],
    technologies: ['Spring Boot', 'Java', 'Angular', 'MySQL', 'Redis'],
    priceRupees: 4799,
    sizeMegabytes: 57.8,
    popularity: 0.81,
    hasDemo: true,
  },
  {
    title: 'Yatrabook Tour Package Website',
    shortDescription:
      'Website for tour operators with itineraries by day, departure dates, enquiry tracking and part payment online.',
    description: [
      'Yatrabook presents tour packages with day-by-day itineraries, inclusions and fixed departures. Visitors send an enquiry or pay an advance, and the office follows up in a simple pipeline.',
      'Package pages are static and rebuilt when content changes, so hosting is cheap and pages load fast on mobile. Prices support twin, triple and child sharing as well as a GST rate with or without input credit.',
      'The archive contains the Next.js site, the Strapi content back end, 18 sample packages and free placeholder photos.',
    ],
    features: [
      'Day-by-day itinerary editor with photos',
      'Fixed departures with remaining seats',
      'Sharing prices for twin, triple, child',
      'Enquiry pipeline with follow-up dates',
      'Advance payment link with balance reminder',
    ],
    technologies: ['Next.js', 'TypeScript', 'Strapi', 'PostgreSQL', 'Tailwind CSS'],
    priceRupees: 2499.5,
    sizeMegabytes: 68.3,
    popularity: 0.59,
    hasDemo: true,
  },
  {
    title: 'Waymark Trip Planner App',
    shortDescription:
      'Flutter trip planner with shared itineraries, offline maps, packing lists and expenses split among fellow travellers.',
    description: [
      'Waymark helps a group plan a trip together. Places, stays and trains sit on a common timeline that every member may edit.',
      'Edits are stored locally first and merged by field with a last-writer rule and tombstones, so the app remains usable on a train without signal. Maps use OpenStreetMap tiles that can be downloaded by region, and shared costs are reduced to the smallest number of payments.',
      'Included are the Flutter app, a small Supabase schema with row level policies and unit tests for merge and settlement logic.',
    ],
    features: [
      'Shared timeline with offline editing',
      'Regional map download for offline use',
      'Expense split with fewest payments',
      'Packing list templates by climate',
      'Trip export as PDF and calendar',
    ],
    technologies: ['Flutter', 'Dart', 'Supabase', 'SQLite', 'OpenStreetMap'],
    priceRupees: 1599,
    sizeMegabytes: 42.7,
    popularity: 0.63,
    hasDemo: true,
  },
  {
    title: 'Cabstand Taxi Dispatch Console',
    shortDescription:
      'Dispatch console for local taxi fleets with phone bookings, driver app, outstation packages and trip sheets.',
    description: [
      'Cabstand is for fleets that still take most bookings by phone. The operator sees free cabs on a map, assigns a trip and the driver confirms in a light Android app.',
      'Local, outstation and airport tariffs are formula tables with base kilometres, driver allowance, night charge and toll. Distance is taken from the start and end odometer readings with photos, and GPS serves as a cross-check instead of the bill.',
      'The zip has the Node.js server, the React console, the Kotlin driver app and an example tariff for Bangalore.',
    ],
    features: [
      'Map of free and busy cabs',
      'Tariffs for local, outstation and airport',
      'Odometer photos at start and end',
      'Trip sheet and invoice as PDF',
      'Driver duty hours and allowance report',
      'Repeat bookings for corporate customers',
    ],
    technologies: ['React', 'Node.js', 'Kotlin', 'MongoDB', 'Socket.IO'],
    priceRupees: 5299,
    sizeMegabytes: 51.4,
    popularity: 0.48,
    hasDemo: false,
  },
  {
    title: 'Homestayer Channel Calendar Sync',
    shortDescription:
      'Small service that merges iCal feeds of several booking sites into one calendar and warns about double bookings.',
    description: [
      'Homestayer is for hosts with a few rooms listed on several booking sites. It reads the iCal feeds, shows a joint calendar and publishes a merged feed for each room.',
      'Feeds are fetched with conditional requests, and events are matched by UID with a fallback on dates, since some sites change identifiers. A conflict triggers a message within one polling interval, and the log states which feed introduced it.',
      'The project is one Rust binary with an embedded web page, a systemd unit and recorded sample feeds for the tests.',
    ],
    features: [
      'Joint calendar for all rooms',
      'Merged iCal feed for each room',
      'Conflict alerts by e-mail or Telegram',
      'Conditional fetching with backoff',
      'Log of feed changes and causes',
    ],
    technologies: ['Rust', 'SQLite', 'HTMX', 'iCalendar'],
    priceRupees: 349,
    sizeMegabytes: 2.3,
    popularity: 0.19,
    hasDemo: false,
  },
];
