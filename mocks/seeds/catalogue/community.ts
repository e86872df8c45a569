import type { CatalogueEntry } from './entry';

export const community: readonly CatalogueEntry[] = [
  {
    title: 'Commonroom Discussion Forum',
    shortDescription:
      'Threaded forum with categories, trust levels, moderation queue, mentions and fast full-text search in PostgreSQL.',
    description: [
      'Commonroom is a forum you can host for a course, a product or a hobby group. Threads are readable without scripts, and posting, quoting and mentions work smoothly when scripts are on.',
      "Next.js renders the pages on the server and PostgreSQL does the search with weighted text vectors, so no separate search engine is needed. Trust levels follow a member's history and decide who may post links or skip moderation.",
      'The archive has the application, Prisma migrations, a seed of 300 threads and an import script for Markdown archives.',
    ],
    features: [
      'Categories with per-role read and write',
      'Trust levels earned from activity',
      'Moderation queue with canned replies',
      'Full-text search with weighted fields',
      'Mentions, quotes and bookmarks',
      'Daily digest mail with unsubscribe link',
    ],
    technologies: ['Next.js', 'TypeScript', 'PostgreSQL', 'Prisma', 'Tailwind CSS'],
    priceRupees: 3999,
    sizeMegabytes: 29.1,
    popularity: 0.76,
    hasDemo: true,
  },
  {
    title: 'Gatekeep Apartment Community App',
    shortDescription:
      'Apartment society app: visitor approval, notices, maintenance dues, complaints, amenity slots and polls for residents.',
    description: [
      'Gatekeep serves housing societies of 50 to 1,000 flats. The guard enters a visitor, the resident approves on the phone, and the committee handles notices, dues and complaints in a web console.',
      'The Flutter app receives approvals as push messages and falls back to an automated call hook if nobody answers in 45 seconds. Maintenance bills come from a formula per square foot or per flat, with late interest.',
      'Contains the resident app, the guard tablet app, the NestJS API and the committee console. Setup of push credentials is described step by step.',
    ],
    features: [
      'Visitor approval with guard tablet',
      'Pre-approved passes with six-digit code',
      'Maintenance bills with late interest',
      'Complaint tickets with photo and category',
      'Amenity slots with fair-use limits',
      'Society polls with one vote per flat',
    ],
    technologies: ['Flutter', 'NestJS', 'TypeScript', 'PostgreSQL', 'Firebase'],
    priceRupees: 8499,
    sizeMegabytes: 96.4,
    popularity: 0.84,
    hasDemo: true,
  },
  {
    title: 'Alumnet College Alumni Network',
    shortDescription:
      'Alumni directory with batch groups, mentoring requests, job posts and event registration for colleges.',
    description: [
      'Alumnet helps a college stay in touch with its graduates. Alumni verify themselves with roll number and year, join their batch group and offer mentoring or jobs to current students.',
      'A Django project with a plain REST API; verification compares against an uploaded register and never shows the register itself. Mentoring requests have limits per mentor, so nobody is flooded.',
      'The zip includes the server, the React client and a fixture of 400 invented alumni. A report for the accreditation file can be exported as a spreadsheet.',
    ],
    features: [
      'Roll-number verification against uploaded register',
      'Batch, branch and city groups',
      'Mentoring requests with per-mentor limits',
      'Job and internship board',
      'Event registration with guest count',
    ],
    technologies: ['Django', 'Python', 'React', 'PostgreSQL', 'Bootstrap'],
    priceRupees: 2999,
    sizeMegabytes: 34.8,
    popularity: 0.57,
    hasDemo: true,
  },
  {
    title: 'Polis: Civic Issue Reporting',
    shortDescription:
      'Citizens report potholes and broken lights with photo and location; wards assign, update and publish the resolution.',
    description: [
      'Polis collects civic complaints and shows openly what became of them. A report holds a photo, a place and a category; nearby duplicates are offered for joining before a new report is opened.',
      'Ward borders are GeoJSON polygons in PostGIS, and a report is routed by the point where it lies. Faces and number plates can be blurred in the browser before the photo is uploaded.',
      'Source of the Vue client, the FastAPI service and a ward file for a fictional city are included. The README shows how to load real ward borders.',
    ],
    features: [
      'Routing by ward polygon',
      'Duplicate suggestion within 50 metres',
      'Public map with open and closed reports',
      'Photo blurring before upload',
      'Service-level clock per category',
    ],
    technologies: ['Vue', 'FastAPI', 'Python', 'PostGIS', 'Leaflet'],
    priceRupees: 2199,
    sizeMegabytes: 21.3,
    popularity: 0.33,
    hasDemo: true,
  },
  {
    title: 'Hobbyloop Interest Groups and Meetups',
    shortDescription:
      'Groups and meetups by city and interest, with waitlists, attendance history, host tools and calendar feeds.',
    description: [
      'Hobbyloop is a meetup platform for cycling clubs, book circles and board game evenings. Hosts publish an event, members join or wait, and attendance is taken with a code at the door.',
      'The waitlist moves in a database transaction, so a freed place goes to exactly one person, who then has a set time to confirm. Each member has a private iCalendar feed that shows times in IST.',
      'Includes the Rails application, Hotwire views, system tests and seeds for five groups.',
    ],
    features: [
      'Waitlist with timed confirmation',
      'Attendance by door code',
      'No-show history visible to hosts',
      'Private iCalendar feed per member',
      'Co-host roles and event templates',
    ],
    technologies: ['Ruby on Rails', 'Ruby', 'PostgreSQL', 'Hotwire', 'Sidekiq'],
    priceRupees: 2649.5,
    sizeMegabytes: 18.2,
    popularity: 0.42,
    hasDemo: false,
  },
  {
    title: 'Microfeed Social Network Starter',
    shortDescription:
      'Compact social network starter: posts, follows, image uploads, notifications and a home feed built by fan-out.',
    description: [
      'Microfeed is a learning-friendly social network with the parts that are hard to get right: feed, follows, blocks and notifications. It suits final-year projects and teams that want a private network.',
      'The feed uses fan-out on write for ordinary accounts and merges large accounts at read time; both paths are commented and tested. Blocks are applied in a single query layer, so they cannot be forgotten in a new screen.',
      'You get the Express API, the React client, MongoDB indexes and a load script that creates 10,000 users.',
    ],
    features: [
      'Home feed with hybrid fan-out',
      'Follow, mute and block in one layer',
      'Image upload with resized variants',
      'Notification grouping by post',
      'Report and review flow for moderators',
      'Load script for 10,000 users',
    ],
    technologies: ['React', 'Node.js', 'Express', 'MongoDB', 'Redis'],
    priceRupees: 1999,
    sizeMegabytes: 26.7,
    popularity: 0.71,
    hasDemo: true,
  },
];
