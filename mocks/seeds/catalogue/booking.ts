import type { CatalogueEntry } from './entry';

export const booking: readonly CatalogueEntry[] = [
  {
    title: 'Slotwise Appointment Scheduler',
    shortDescription:
      'Appointment booking for clinics and salons with staff calendars, buffers, reminders and UPI advance payment.',
    description: [
      'Slotwise takes appointments for clinics, salons and consultants. Clients choose service, person and time on a page that works on any phone, and pay an advance if the owner asks for one.',
      "Free slots are worked out from working hours, buffers and leave; a PostgreSQL exclusion constraint makes double booking impossible. Times are stored in UTC and shown in IST or the visitor's zone.",
      'The archive has the React booking page, the owner console, the Node.js API and a seed with three businesses.',
    ],
    features: [
      'Double booking blocked by database constraint',
      'Buffers and breaks per service',
      'UPI advance with refund rules',
      'Reminders by mail and SMS adapter',
      'Reschedule link without login',
      'Calendar sync through iCalendar feeds',
    ],
    technologies: ['React', 'Node.js', 'PostgreSQL', 'TypeScript', 'Tailwind CSS'],
    priceRupees: 3999,
    sizeMegabytes: 25.8,
    popularity: 0.91,
    hasDemo: true,
  },
  {
    title: 'Innkeeper Hotel Reservation System',
    shortDescription:
      'Room bookings, front desk, housekeeping board, tariff seasons and GST invoices for hotels of up to 150 rooms.',
    description: [
      'Innkeeper runs reservations and the front desk of a small hotel or homestay group. Rooms can be sold by night with seasonal tariffs, and the desk sees arrivals, stays and departures at a glance.',
      'Availability is kept as counts by room type and date and locked row by row during booking, which keeps walk-ins and web bookings consistent. GST slabs follow the tariff of the night, not the average.',
      'Contains the Spring Boot service, the Angular desk, a public booking page and sample data for a 40-room hotel.',
    ],
    features: [
      'Tariff seasons and weekend rates',
      'Front desk with room move',
      'Housekeeping board for phones',
      'GST slab by nightly tariff',
      'Guest register with identity fields',
      'Night audit and day closing',
      'Group bookings with rooming list',
    ],
    technologies: ['Spring Boot', 'Java', 'Angular', 'PostgreSQL', 'Docker'],
    priceRupees: 10999,
    sizeMegabytes: 83.4,
    popularity: 0.72,
    hasDemo: true,
  },
  {
    title: 'Turfbook Sports Ground Booking',
    shortDescription:
      'Hourly booking of turfs and courts with peak pricing, split payment among players and membership packs.',
    description: [
      'Turfbook lets players book a football turf or badminton court by the hour. The captain pays a share and sends links to the rest; the slot is released if the amount is not complete in time.',
      'The hold-and-release logic is a state machine with tests for every transition, run by a queue with delayed jobs. Peak pricing is a weekly grid that the owner edits like a spreadsheet.',
      "You receive the Flutter app, the NestJS API and the owner's web console with reports.",
    ],
    features: [
      'Split payment among players by link',
      'Timed hold and automatic release',
      'Weekly peak pricing grid',
      'Membership packs with hour balance',
      'Rain cancellation with credit notes',
    ],
    technologies: ['Flutter', 'NestJS', 'TypeScript', 'PostgreSQL', 'Redis'],
    priceRupees: 5299,
    sizeMegabytes: 74.9,
    popularity: 0.59,
    hasDemo: true,
  },
  {
    title: 'Seatmap Bus & Event Ticketing',
    shortDescription:
      'Seat selection and ticketing for buses and events with timed locks, QR tickets and an offline gate scanner.',
    description: [
      'Seatmap sells numbered seats for buses and auditoriums from one code base. The buyer sees the layout, picks seats and has eight minutes to pay before they return to sale.',
      'Seat locks are Redis keys with expiry confirmed by a database unique index, so an expired lock can never sell twice. The scanner app checks signed tickets offline and syncs entries later.',
      'Includes a Go API, the React shop, the layout editor and the Kotlin scanner app.',
    ],
    features: [
      'Layout editor for buses and halls',
      'Seat locks of eight minutes',
      'Signed QR tickets checked offline',
      'Ladies seat and adjacent seat rules',
      'Cancellation slabs by hours left',
      'Counter sales with cash closing',
    ],
    technologies: ['Go', 'React', 'PostgreSQL', 'Redis', 'Kotlin'],
    priceRupees: 8299.99,
    sizeMegabytes: 61.5,
    popularity: 0.45,
    hasDemo: false,
  },
  {
    title: 'Deskpool Meeting Room and Desk Booking',
    shortDescription:
      'Books desks and meeting rooms in hybrid offices, with floor plans, check-in by QR and no-show release.',
    description: [
      'Deskpool is for offices where fewer desks than people is the plan. Staff pick a desk on the floor plan or a room by size, check in with a QR code and free what they do not use.',
      'Floor plans are SVG files whose element identifiers name the desks, so facilities staff can draw them in any editor. Sign-in uses OpenID Connect, and groups map to floors.',
      'The zip contains the ASP.NET Core application, the Vue client, two floor plans and a PostgreSQL script.',
    ],
    features: [
      'SVG floor plans with live status',
      'QR check-in and no-show release',
      'Team days with adjacent desks',
      'OpenID Connect sign-in with groups',
      'Occupancy report by floor and weekday',
    ],
    technologies: ['ASP.NET Core', 'C#', 'Vue', 'PostgreSQL'],
    priceRupees: 4799,
    sizeMegabytes: 30.7,
    popularity: 0.38,
    hasDemo: true,
  },
  {
    title: 'Poojari Priest and Venue Booking',
    shortDescription:
      'Book a priest, hall and caterer for family functions, with muhurat dates, language choice and advance receipts.',
    description: [
      'Poojari helps families arrange a function: priest by tradition and language, hall by capacity and caterer by menu. Vendors keep their own calendars and confirm within a set time.',
      'A booking gathers several vendor confirmations into one order, and a saga releases the others if one declines. Dates come from an editable almanac table, not from a hidden calculation.',
      'Contains the Laravel back end, the customer site, the vendor screens and a seed for Bangalore and Mysore.',
    ],
    features: [
      'Vendor calendars with confirmation deadline',
      'Combined order of priest, hall, caterer',
      'Almanac table editable by admin',
      'Advance receipts with cancellation terms',
      'Site text in English and Kannada',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Livewire', 'Tailwind CSS'],
    priceRupees: 1999.5,
    sizeMegabytes: 15.2,
    popularity: 0.19,
    hasDemo: false,
  },
];
