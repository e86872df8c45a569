import type { CatalogueEntry } from './entry';

export const media: readonly CatalogueEntry[] = [
  {
    title: 'Reelhouse Video Streaming Platform',
    shortDescription:
      'Subscription video site with HLS transcoding, watch progress, profiles, signed playback links and an admin studio.',
    description: [
      'Reelhouse is a video-on-demand site for teachers, dance schools and small studios. Viewers subscribe, keep separate profiles and continue where they stopped on another device.',
      "Uploads are transcoded by FFmpeg workers into four HLS renditions, with job state in Redis so a crashed worker's job is picked up again. Playback links are signed, short-lived and tied to the session.",
      'The archive has the Next.js site, the worker, the admin studio and two short clips in the public domain for testing.',
    ],
    features: [
      'HLS transcoding into four renditions',
      'Signed short-lived playback links',
      'Watch progress across devices',
      'Profiles with age limits',
      'Razorpay subscription hooks with sample webhooks',
      'Subtitle upload in WebVTT format',
    ],
    technologies: ['Next.js', 'Node.js', 'PostgreSQL', 'Redis', 'FFmpeg', 'Docker'],
    priceRupees: 13999,
    sizeMegabytes: 214.5,
    popularity: 0.86,
    hasDemo: true,
  },
  {
    title: 'Tanpura Music Streaming App',
    shortDescription:
      'Music player app with streaming, offline albums, queue, lyrics and an artist console for uploads and play counts.',
    description: [
      "Tanpura streams an independent label's catalogue to Android and iOS. Listeners build playlists and keep albums offline; artists upload tracks and see honest play counts.",
      'A play counts after 30 seconds of actual audio, reported in signed batches, so that refreshing does not inflate figures. Offline files are encrypted with a key that lapses when the subscription does.',
      'Includes the Flutter app, the Django API, the artist console and twelve tracks made for the demo.',
    ],
    features: [
      'Gapless playback with background controls',
      'Offline albums in encrypted files',
      'Synced lyrics in LRC format',
      'Play counting after 30 seconds',
      'Artist console with monthly statements',
    ],
    technologies: ['Flutter', 'Django', 'PostgreSQL', 'FFmpeg', 'Redis'],
    priceRupees: 7999,
    sizeMegabytes: 142.8,
    popularity: 0.69,
    hasDemo: true,
  },
  {
    title: 'Podstack Podcast Hosting Kit',
    shortDescription:
      'Host podcasts with valid RSS feeds, episode pages, chapter marks, download statistics and scheduled publishing.',
    description: [
      'Podstack publishes one or more podcasts from your own server. It produces feeds that pass the common validators and gives every episode a page with player and transcript.',
      'Audio is served from object storage through a counting redirect that filters bots and repeated requests in the manner of the usual measurement guidelines. Feed output is cached and rebuilt only when an episode changes.',
      'The zip contains the Laravel project, storage configuration for S3-compatible services and an importer for existing feeds.',
    ],
    features: [
      'Validated RSS with podcast tags',
      'Chapter marks and transcripts',
      'Download statistics with bots filtered',
      'Scheduled publishing in IST',
      'Import from an existing feed',
      'Episode player for embedding elsewhere',
    ],
    technologies: ['Laravel', 'PHP', 'MySQL', 'Amazon S3', 'Alpine.js'],
    priceRupees: 2799.5,
    sizeMegabytes: 23.7,
    popularity: 0.41,
    hasDemo: true,
  },
  {
    title: 'Studioframe Photo Proofing Gallery',
    shortDescription:
      'Client galleries for photographers: proof selection, comments, watermarks, pincode-based print orders and downloads.',
    description: [
      'Studioframe is for wedding and product photographers. The client opens a private gallery, marks favourites up to the agreed number, comments and orders prints.',
      'Thumbnails and watermarked previews are made with sharp in a worker queue; originals stay in private storage until released. Galleries of 3,000 pictures scroll smoothly because only visible rows are drawn.',
      'You get the React client, the Node.js API, the worker and a gallery of 40 sample pictures.',
    ],
    features: [
      'Favourite selection with agreed limit',
      'Watermarked previews from private originals',
      'Comments pinned to a picture',
      'Print orders with delivery by pincode',
      'ZIP download after final payment',
    ],
    technologies: ['React', 'Node.js', 'PostgreSQL', 'Redis', 'Tailwind CSS'],
    priceRupees: 3999,
    sizeMegabytes: 88.3,
    popularity: 0.6,
    hasDemo: false,
  },
  {
    title: 'Livecast Webinar Room',
    shortDescription:
      'Browser webinar room with WebRTC stage, chat, questions, polls, recording and attendance export for trainers.',
    description: [
      'Livecast hosts webinars for up to 300 viewers with four speakers on stage. Attendees join from the browser, ask questions, vote in polls and get a certificate of attendance if the host wishes.',
      'Media runs through a mediasoup SFU, with simulcast so that weak connections receive a smaller picture. Signalling is a small typed protocol documented message by message.',
      'Contains the server, the React client, a TURN configuration example and a checklist for firewall ports.',
    ],
    features: [
      'Stage for four speakers at once',
      'Simulcast for weak connections',
      'Moderated questions and polls',
      'Server-side recording to MP4',
      'Attendance export with join times',
      'Green room before going live',
    ],
    technologies: ['React', 'Node.js', 'WebRTC', 'mediasoup', 'TypeScript', 'Redis'],
    priceRupees: 9999,
    sizeMegabytes: 49.9,
    popularity: 0.5,
    hasDemo: true,
  },
  {
    title: 'Radiopanel Internet Radio Station',
    shortDescription:
      'Run an internet radio station: playlists, clock-based scheduling, live takeover, listener counts and a web player.',
    description: [
      'Radiopanel schedules music, jingles and talk for a campus or community radio station on the internet. A presenter can take over live from a laptop and hand back without a gap.',
      'Liquidsoap plays what the Go scheduler tells it through a small HTTP contract, and Icecast serves the listeners. The scheduler follows hour clocks and avoids repeating an artist within a set time.',
      'The package includes scheduler, Vue console, Liquidsoap script and a compose file with Icecast.',
    ],
    features: [
      'Hour clocks with rotation rules',
      'Live takeover and automatic handback',
      'Artist separation in minutes',
      'Listener counts by hour',
      'Now-playing API and web player',
    ],
    technologies: ['Go', 'Vue', 'SQLite', 'Liquidsoap', 'Docker'],
    priceRupees: 1899,
    sizeMegabytes: 12.5,
    popularity: 0.22,
    hasDemo: true,
  },
];
