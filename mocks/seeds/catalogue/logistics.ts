import type { CatalogueEntry } from './entry';

export const logistics: readonly CatalogueEntry[] = [
  {
    title: 'Dropzone Last-Mile Delivery Suite',
    shortDescription:
      'Dispatcher console, rider app and tracking page for last-mile delivery with OTP handover and cash reconciliation.',
    description: [
      'Dropzone runs the last mile for a courier franchise or a large shop: parcels are sorted by pincode, given to riders and tracked to the door. The customer follows the rider on a page that needs no login.',
      'Rider positions travel over WebSockets and are thinned out before storage, which keeps the table small. Route order comes from a nearest-neighbour pass improved by 2-opt and runs on the server in under a second for 80 stops.',
      'The archive holds the Node.js services, the React console and the Flutter rider app. OpenStreetMap tiles are used by default, so no paid map key is needed to try it.',
    ],
    features: [
      'Parcel sorting by pincode and zone',
      'Route ordering for up to 80 stops',
      'OTP and photo proof of delivery',
      'Cash-on-delivery reconciliation per rider',
      'Live tracking page without login',
      'Failed-attempt reasons and reattempt rules',
    ],
    technologies: ['Node.js', 'React', 'Flutter', 'PostgreSQL', 'Redis', 'Docker'],
    priceRupees: 11999,
    sizeMegabytes: 118.3,
    popularity: 0.79,
    hasDemo: true,
  },
  {
    title: 'Fleetwise Vehicle and Driver Manager',
    shortDescription:
      'Keeps trips, fuel, tyres, permits and driver documents for truck fleets, with cost per kilometre for each vehicle.',
    description: [
      'Fleetwise is a back-office tool for transporters with 5 to 200 trucks. It records trips, diesel, tolls and repairs and tells you which vehicle costs more per kilometre than it should.',
      'Documents such as fitness, permit and insurance have expiry rules, and a scheduler mails a digest at 7:00 IST. Fuel entries are checked against odometer readings, and outliers wait for approval.',
      'Comes as a Spring Boot project with server-rendered pages, a MySQL schema and sample data for 12 vehicles. One jar and one database are all it needs.',
    ],
    features: [
      'Trip sheets with advance and settlement',
      'Cost per kilometre by vehicle',
      'Document expiry digest each morning',
      'Fuel outlier detection from odometer',
      'Tyre life and rotation log',
      'Driver accounts with salary deductions',
    ],
    technologies: ['Spring Boot', 'Java', 'MySQL', 'Thymeleaf', 'Chart.js'],
    priceRupees: 5999,
    sizeMegabytes: 41.7,
    popularity: 0.63,
    hasDemo: true,
  },
  {
    title: 'Parcelry Courier Rate Comparator',
    shortDescription:
      'Service that compares courier rates by pincode, weight and zone, and books the shipment through carrier adapters.',
    description: [
      'Parcelry lets an online seller type a pincode and weight and see what each carrier would charge, with volumetric weight and fuel surcharge included. The chosen carrier is booked through an adapter.',
      'Adapters implement a five-method Go interface, and two complete mock carriers show how to write yours. Rate cards are versioned by date, so an old invoice can be recomputed with the rates of that day.',
      'The package includes the Go service, an OpenAPI document, a small Svelte client and a pincode table. Tests run against the mock carriers without network access.',
    ],
    features: [
      'Volumetric weight and surcharge rules',
      'Rate cards versioned by date',
      'Carrier adapters behind one interface',
      'Serviceability lookup by pincode',
      'Label PDF and manifest creation',
    ],
    technologies: ['Go', 'Svelte', 'PostgreSQL', 'OpenAPI', 'Docker'],
    priceRupees: 3999.99,
    sizeMegabytes: 19.8,
    popularity: 0.46,
    hasDemo: true,
  },
  {
    title: 'Loadboard Freight Matching Portal',
    shortDescription:
      'Portal where shippers post loads and truck owners bid, with document checks, lorry receipts and payment milestones.',
    description: [
      'Loadboard connects factories that have goods to send with truck owners who have empty return trips. Shippers post a load, verified owners bid, and the accepted bid turns into a trip with milestones.',
      'Bids are sealed until the closing time, which is enforced in the database rather than the UI. The lorry receipt is made from the trip record and carries a QR code that opens its current status.',
      'You get the Laravel back end, a Vue client and seeders for loads between twelve cities. The payment step is a stub with a documented interface.',
    ],
    features: [
      'Sealed bidding with closing time',
      'Owner verification with document upload',
      'Lorry receipt PDF with QR status',
      'Advance and balance payment milestones',
      'Return-load suggestions by route',
      'Ratings after completed trips',
    ],
    technologies: ['Laravel', 'PHP', 'Vue', 'MySQL', 'Inertia'],
    priceRupees: 7499,
    sizeMegabytes: 52.2,
    popularity: 0.35,
    hasDemo: false,
  },
  {
    title: 'Tiffinrun Meal Delivery Planner',
    shortDescription:
      'Plans daily tiffin deliveries: meal counts, pauses, kitchen sheets, rider routes and monthly customer bills.',
    description: [
      'Tiffinrun is made for home kitchens and tiffin services with monthly customers. It knows who eats what on which day, who has paused, and prints one sheet for the kitchen and one for each rider.',
      "Subscriptions are stored as rules with exceptions, and the day's orders are fixed at a cut-off hour so late changes cannot upset the kitchen. Bills count the meals delivered and carry a UPI link.",
      'Includes the Django project, a customer page that works on any phone and fixtures for 60 customers. It runs well on the smallest virtual server.',
    ],
    features: [
      'Pause and resume before cut-off',
      'Kitchen sheet by dish and quantity',
      'Rider sheets ordered by locality',
      'Monthly bills with UPI link',
      'Tiffin box return count',
    ],
    technologies: ['Django', 'Python', 'SQLite', 'HTMX', 'Tailwind CSS'],
    priceRupees: 1499.5,
    sizeMegabytes: 9.6,
    popularity: 0.52,
    hasDemo: true,
  },
  {
    title: 'Coldchain Sensor Monitor',
    shortDescription:
      'Receives temperature readings from vans and cold rooms, raises alarms and produces trip reports for audits.',
    description: [
      'Coldchain watches vans and cold rooms that carry vaccines, dairy or flowers. Sensors send readings by MQTT, and people are told when a limit has been broken for longer than the grace period.',
      'A Go consumer writes to TimescaleDB with continuous aggregates, so a month of one-minute readings charts quickly. Alarms have states and must be acknowledged with a reason that appears in the trip report.',
      'The zip contains the consumer, the React dashboard, a sensor simulator and Grafana panels. Docker compose starts the entire stack, broker included.',
    ],
    features: [
      'MQTT ingestion with device keys',
      'Grace periods before alarms fire',
      'Acknowledged alarms with recorded reasons',
      'Trip report PDF for audits',
      'Simulator for up to 500 sensors',
      'Buffered readings accepted out of order',
    ],
    technologies: ['Go', 'React', 'TimescaleDB', 'MQTT', 'Grafana', 'Docker'],
    priceRupees: 6799,
    sizeMegabytes: 33.5,
    popularity: 0.24,
    hasDemo: false,
  },
];
