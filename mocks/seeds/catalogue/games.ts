import type { CatalogueEntry } from './entry';

export const games: readonly CatalogueEntry[] = [
  {
    title: 'Chausar Court Online Ludo Board',
    shortDescription:
      'Ludo for two to four players in the browser with private rooms, server-side dice and reconnection after a lost link.',
    description: [
      'Chausar Court is a multiplayer Ludo game for phones and desktop browsers. It suits a studio that wants a finished room and turn system to build on; there is no wallet and no betting code.',
      'The server rolls the dice and checks every move, and clients only send intentions. A player who loses the connection has 45 seconds to return before a simple bot takes over the turn.',
      'The zip contains server, client, SVG board artwork, rule tests and a deployment guide for a single small VPS.',
    ],
    features: [
      'Private rooms with six-character codes',
      'Server-side dice and move checking',
      'Bot takeover when a player disconnects',
      'House rules selectable for each room',
      'Quick chat with preset phrases',
      'Board themes as replaceable SVG files',
    ],
    technologies: ['TypeScript', 'Node.js', 'Socket.IO', 'PixiJS', 'Redis'],
    priceRupees: 7499,
    sizeMegabytes: 46.2,
    popularity: 0.93,
    hasDemo: true,
  },
  {
    title: 'Gully Sixer Street Cricket Game',
    shortDescription:
      'Mobile batting game set in narrow lanes, with timing-based shots, local house rules and eighteen hand-built levels.',
    description: [
      'Gully Sixer is a single-player batting game for Android with levels set on lanes, terraces and school grounds. It is for developers who want a complete Unity project to re-skin or to study.',
      'Ball flight uses its own fixed-step integration instead of the physics engine, so a shot gives the same result on slow and fast phones. Rules such as one-tip-one-hand and out over the wall are ScriptableObjects switched on per level.',
      'The zip holds the Unity 2022 LTS project, Blender sources for the props, and a licence list for all sounds.',
    ],
    features: [
      'Eighteen levels with three goals each',
      'Timing and direction shot control by swipe',
      'House rules configured for each level',
      'Deterministic ball flight on all devices',
      'Level editor inside the Unity inspector',
      'Runs at 60 fps on 3 GB phones',
    ],
    technologies: ['Unity', 'C#', 'Blender', 'Android SDK'],
    priceRupees: 11999,
    sizeMegabytes: 238.5,
    popularity: 0.88,
    hasDemo: true,
  },
  {
    title: 'Aksharjaal Daily Word Puzzle',
    shortDescription:
      'Daily five-tile word puzzle in English, Hindi and Kannada with correct handling of Indic syllable clusters.',
    description: [
      'Aksharjaal is a daily guessing puzzle for the web, playable in three languages. It is meant for news sites and school portals that want a small game readers return to each morning.',
      'A tile holds a whole grapheme cluster, so a conjunct with its vowel sign counts as one letter in Hindi and Kannada. The puzzle of the day is chosen from the date in IST, and the game works without a server once loaded.',
      'The zip has the Svelte source, three reviewed word lists and a script for preparing a list in another language.',
    ],
    features: [
      'Grapheme-aware tiles for Indic scripts',
      'On-screen keyboards for three languages',
      'Shareable result grid as plain text',
      'Statistics and streak kept in the browser',
      'High-contrast colours for colour-blind players',
    ],
    technologies: ['Svelte', 'TypeScript', 'Vite', 'Workbox'],
    priceRupees: 1499.5,
    sizeMegabytes: 4.8,
    popularity: 0.71,
    hasDemo: true,
  },
  {
    title: 'Stepwell Depths 2D Platform Game',
    shortDescription:
      'Side-view platform game in a flooded stepwell, where changing the water level opens and closes the way down.',
    description: [
      'Stepwell Depths is a short platform game of about three hours set in a stepwell modelled on those of Gujarat. It is offered as a complete Godot project for small teams and for students of game design.',
      'Water level is one global value that tiles, enemies and moving parts listen to, so a new room needs no extra code. Movement includes coyote time and jump buffering, with all constants in one resource file.',
      'The zip includes the Godot 4 project, Aseprite files, the map in LDtk format and the music as OGG.',
    ],
    features: [
      'Forty-two connected rooms in four areas',
      'Water level puzzles driven by signals',
      'Keyboard, gamepad and touch controls',
      'Save points with three separate slots',
      'Room map drawn as the player explores',
      'Exports for Windows, Linux and Android',
    ],
    technologies: ['Godot', 'GDScript', 'LDtk', 'Aseprite'],
    priceRupees: 5999,
    sizeMegabytes: 147.3,
    popularity: 0.55,
    hasDemo: true,
  },
  {
    title: 'Ghodadaud Chess Trainer with Small Engine',
    shortDescription:
      'Desktop chess trainer with its own alpha-beta engine, tactics drills and a review of the mistakes in your games.',
    description: [
      "Ghodadaud lets a beginner play against an engine of adjustable strength and then go through the game's mistakes. It was written for chess classes in schools, where machines are old and often offline.",
      'The engine uses bitboards, a transposition table and quiescence search in about 2,800 lines of commented C++. It passes the usual perft counts to depth six and speaks UCI, so it also runs in other chess programs.',
      'The zip holds the engine, the Qt interface, 600 tactics positions and CMake files for Windows and Linux.',
    ],
    features: [
      'Eight strength levels limited by search depth',
      'Tactics drills sorted by theme',
      'Game review with three kinds of mistakes',
      'PGN import and export',
      'UCI protocol for use in other programs',
    ],
    technologies: ['C++', 'Qt', 'CMake', 'SQLite'],
    priceRupees: 2499,
    sizeMegabytes: 18.9,
    popularity: 0.42,
    hasDemo: false,
  },
  {
    title: 'Patang Duel Kite Flying Arcade',
    shortDescription:
      'Small canvas arcade game about kite fights over rooftops, with wind gusts and two players on one keyboard.',
    description: [
      'Patang Duel is a two-minute arcade game in which kites try to cut each other over a row of rooftops. It is small enough for a festival campaign page or a first-year programming project.',
      'The line is a chain of twenty points solved by Verlet integration, and a cut is decided by tension and crossing angle. The game has no dependencies and no build step; opening the HTML file is enough.',
      'The zip contains commented JavaScript modules, sprites, four sounds and a short explanation of the line model.',
    ],
    features: [
      'Two players on one keyboard',
      'Computer opponent with three difficulty levels',
      'Wind gusts that follow a seeded pattern',
      'Line simulated by Verlet integration',
      'Plays offline without any build step',
    ],
    technologies: ['JavaScript', 'HTML5 Canvas', 'CSS', 'Web Audio API'],
    priceRupees: 399,
    sizeMegabytes: 2.3,
    popularity: 0.27,
    hasDemo: false,
  },
];
