import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "Web Development". */
export const webDevelopment: readonly HandWrittenIdea[] = [
  {
    title: 'Street Food Map of Your City',
    difficulty: 'Beginner',
    description:
      'A map where food lovers pin vada pav carts, dosa stalls and tea corners with prices and photos, and filter them by distance and opening hours.',
    tags: ['Leaflet', 'React', 'Node.js', 'MongoDB'],
  },
  {
    title: 'Markdown Blog with Live Preview',
    difficulty: 'Intermediate',
    description:
      'A blogging engine for developers who write in Markdown. Posts are previewed as they are typed, kept as drafts and published as static pages.',
    tags: ['Next.js', 'Markdown', 'TypeScript', 'SQLite'],
  },
  {
    title: 'Collaborative Whiteboard for Remote Teams',
    difficulty: 'Advanced',
    description:
      'A shared canvas where a distributed team sketches, drops sticky notes and sees every cursor live. Edits made offline merge without conflicts.',
    tags: ['WebSockets', 'CRDT', 'Canvas API', 'Redis'],
  },
  {
    title: 'Portfolio Site Builder for Photographers',
    difficulty: 'Beginner',
    description:
      'Photographers drag their best shots into a layout, pick a colour theme and publish a fast gallery site under their own domain name.',
    tags: ['React', 'Tailwind CSS', 'Cloudinary'],
  },
  {
    title: 'Apartment Society Notice and Complaint Board',
    difficulty: 'Intermediate',
    description:
      'Residents read circulars, raise complaints about lifts or water supply and follow each one until the managing committee closes it.',
    tags: ['Express', 'PostgreSQL', 'React', 'Role-based access'],
  },
  {
    title: 'No-Code Form and Workflow Builder',
    difficulty: 'Advanced',
    description:
      'Office teams draw a form, add approval steps and get a working process with email alerts and an audit trail, without writing any code.',
    tags: ['TypeScript', 'NestJS', 'PostgreSQL', 'JSON Schema'],
  },
  {
    title: 'Link in Bio Page Maker',
    difficulty: 'Beginner',
    description:
      'Creators collect their links, music and shop on one small page, choose a theme and see which link their followers actually tap.',
    tags: ['Svelte', 'Firebase', 'Analytics'],
  },
  {
    title: 'Multi-Vendor Wedding Planning Portal',
    difficulty: 'Intermediate',
    description:
      'Families compare caterers, decorators and mehendi artists by date and budget, ask for quotes and keep the guest list in the same place.',
    tags: ['Next.js', 'Prisma', 'PostgreSQL', 'Google Maps'],
  },
  {
    title: 'Browser IDE for Coding Interviews',
    difficulty: 'Advanced',
    description:
      'Interviewers and candidates write and run code together in a browser tab, with each language isolated in its own container and a replay afterwards.',
    tags: ['Docker', 'Monaco Editor', 'WebRTC', 'Go'],
  },
  {
    title: 'Recipe Box with Shopping Lists',
    difficulty: 'Beginner',
    description:
      'Home cooks save recipes, scale them to the number of guests and turn a week of meals into one shopping list sorted by aisle.',
    tags: ['Vue.js', 'Node.js', 'MongoDB'],
  },
  {
    title: 'Job Board for Local Trades',
    difficulty: 'Intermediate',
    description:
      'Electricians, plumbers and carpenters list their skills and rates, and nearby households post small jobs and choose from the replies.',
    tags: ['Django', 'PostgreSQL', 'Geolocation', 'Tailwind CSS'],
  },
  {
    title: 'Uptime Monitor with Public Status Pages',
    difficulty: 'Advanced',
    description:
      'Small software companies check their sites from several regions, get alerts within a minute and share incident history with their customers.',
    tags: ['Go', 'TimescaleDB', 'React', 'Kubernetes'],
  },
  {
    title: 'Community Library Catalogue and Lending Desk',
    difficulty: 'Beginner',
    description:
      'Volunteers scan ISBN codes to catalogue books, lend them to members and see at a glance which titles are overdue.',
    tags: ['Flask', 'SQLite', 'Open Library API'],
  },
  {
    title: 'Open Data Explorer for Indian Districts',
    difficulty: 'Intermediate',
    description:
      'Journalists and students browse census, rainfall and school figures by district, draw charts and embed them in their own articles.',
    tags: ['D3.js', 'FastAPI', 'PostGIS', 'TopoJSON'],
  },
];
