import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "Social Media". */
export const socialMedia: readonly HandWrittenIdea[] = [
  {
    title: 'Neighbourhood Lost and Found Board',
    difficulty: 'Beginner',
    description:
      'Residents post lost keys, pets and wallets with a photo and a spot on the map, and the finder answers without showing a phone number.',
    tags: ['React', 'Firebase', 'Leaflet'],
  },
  {
    title: 'Book Club Network with Reading Goals',
    difficulty: 'Intermediate',
    description:
      'Readers form clubs, vote for the next title, pace themselves by chapter and discuss without spoilers from those ahead of them.',
    tags: ['Next.js', 'Prisma', 'Open Library API'],
  },
  {
    title: 'Federated Microblog on Open Protocols',
    difficulty: 'Advanced',
    description:
      'A small social network that a college or company hosts itself, which follows and answers people on other servers of the fediverse.',
    tags: ['ActivityPub', 'Go', 'PostgreSQL', 'HTTP signatures'],
  },
  {
    title: 'Daily Photo Challenge Community',
    difficulty: 'Beginner',
    description:
      'Hobby photographers receive one theme a day, share a single picture and give each other short, constructive comments.',
    tags: ['Flutter', 'Firebase', 'Image upload'],
  },
  {
    title: 'Skill Swap Between Neighbours',
    difficulty: 'Intermediate',
    description:
      'People trade an hour of guitar lessons for an hour of Excel help, with time credits in place of money and reviews after each session.',
    tags: ['Vue.js', 'Express', 'MongoDB', 'Matching'],
  },
  {
    title: 'Short Video App for Folk Artists',
    difficulty: 'Advanced',
    description:
      'Folk singers and dancers publish clips that are transcoded for slow networks and recommended by art form, region and language.',
    tags: ['Flutter', 'FFmpeg', 'HLS', 'Recommendation systems'],
  },
  {
    title: 'Anonymous Campus Question Wall',
    difficulty: 'Beginner',
    description:
      'Students ask about courses, hostels and exams without giving their name, while moderators keep the answers kind and useful.',
    tags: ['React', 'Node.js', 'MongoDB'],
  },
  {
    title: 'Alumni Network for Schools',
    difficulty: 'Intermediate',
    description:
      'Former students find their batch, offer mentoring and plan reunions, and the school shares news and collects scholarship donations.',
    tags: ['Django', 'PostgreSQL', 'Email digests', 'Razorpay'],
  },
  {
    title: 'Social Post Scheduler for Agencies',
    difficulty: 'Advanced',
    description:
      'Agencies plan a month of posts for many clients, get every draft approved and publish to each network on time with retries.',
    tags: ['NestJS', 'BullMQ', 'OAuth 2.0', 'React'],
  },
  {
    title: 'Travel Story Sharing with Maps',
    difficulty: 'Beginner',
    description:
      'Backpackers tie photos and notes to the places on their route and share the finished journey as one scrolling story.',
    tags: ['React', 'Mapbox', 'Cloudinary'],
  },
  {
    title: 'Live Audio Rooms for Debates',
    difficulty: 'Intermediate',
    description:
      'Student debating clubs host timed audio rounds with a raised-hand queue, audience votes and a recording for the absent.',
    tags: ['WebRTC', 'React Native', 'Node.js', 'Redis'],
  },
  {
    title: 'Community Moderation Toolkit with Appeals',
    difficulty: 'Advanced',
    description:
      'Forum owners queue reported posts, apply their own rules consistently and give members a fair, documented way to appeal.',
    tags: ['TypeScript', 'PostgreSQL', 'Text classification', 'Audit log'],
  },
  {
    title: 'Pet Profiles and Playdates',
    difficulty: 'Beginner',
    description:
      'Dog owners create a profile for their pet, find friendly dogs nearby and arrange a walk in the park at a time that suits both.',
    tags: ['Flutter', 'Firebase', 'Geolocation'],
  },
  {
    title: 'Fan Community for Regional Cinema',
    difficulty: 'Intermediate',
    description:
      'Film fans review releases in Kannada, Tamil or Malayalam, follow critics they trust and join a watch-along on the opening weekend.',
    tags: ['Next.js', 'GraphQL', 'PostgreSQL', 'Localisation'],
  },
];
