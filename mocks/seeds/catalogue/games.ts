import type { CatalogueEntry } from './entry';

export const games: readonly CatalogueEntry[] = [
  {
    title: 'Carrom Court Multiplayer Board',
    shortDescription:
      'Carrom for two to four players in the browser with honest physics, private tables and a practice mode.',
    description: [
      'Carrom Court brings the board to the browser with physics that players accept. Tables are private by link, and a dropped player can return.',
      'The server decides every stroke from angle and force, so nobody can cheat with a changed client. Practice mode shows the line of the striker.',
      'The zip has the client, the server and the tests of the physics.',
    ],
    features: [
      'Physics decided by the server',
      'Private tables by link',
      'Return after a dropped line',
      'Practice mode with guide line',
      'Two to four players',
    ],
    technologies: ['TypeScript', 'Phaser', 'Node.js', 'WebSocket'],
    priceRupees: 1799,
    sizeMegabytes: 22.5,
    popularity: 0.84,
    hasDemo: true,
  },
  {
    title: 'Wordlane Daily Puzzle Engine',
    shortDescription:
      'A daily word puzzle with streaks, hints and packs in English, Hindi and Kannada, ready to be rebranded.',
    description: [
      'Wordlane is a daily word puzzle that a newspaper or a brand can make its own. It knows the letters of Hindi and Kannada, not only of English.',
      'Puzzles are checked for a single solution before they are published. Streaks survive a lost phone through an optional account.',
      'Included are the game, the editor and 400 checked puzzles.',
    ],
    features: [
      'Three scripts',
      'Checked for one solution',
      'Streaks with optional account',
      'Editor with calendar',
      'Works offline',
    ],
    technologies: ['React', 'TypeScript', 'IndexedDB', 'Node.js'],
    priceRupees: 1299,
    sizeMegabytes: 9.8,
    popularity: 0.73,
    hasDemo: true,
  },
  {
    title: 'Dungeon Ledger Turn-Based RPG Kit',
    shortDescription:
      'A kit for turn-based role-playing games: maps, battles, dialogue and saves, with one finished chapter.',
    description: [
      'Dungeon Ledger is a kit for people who want to write a role-playing game and not an engine. One chapter of two hours shows how everything fits.',
      'Battles and dialogue are data files with a validator, so a writer needs no code. Saves are versioned and old ones are upgraded.',
      'You get the Godot project, the chapter and a handbook.',
    ],
    features: [
      'Battles and dialogue as data',
      'Validator for writers',
      'Versioned saves',
      'One finished chapter',
      'Handbook of eighty pages',
    ],
    technologies: ['Godot', 'GDScript', 'Tiled', 'Aseprite'],
    priceRupees: 2999.99,
    sizeMegabytes: 186.3,
    popularity: 0.51,
    hasDemo: false,
  },
  {
    title: 'Gully Cricket Arcade',
    shortDescription:
      'Street cricket with one-thumb batting, sixteen lanes and a fair bot that learns your habits within an innings.',
    description: [
      'Gully Cricket is an arcade game for phones with one-thumb batting. Sixteen lanes have their own rules, such as a wall that counts as out.',
      'The bot remembers the last twelve balls and bowls where you are weak, and forgets after the innings. Matches last three minutes.',
      'The zip holds the Unity project, all artwork and the sound.',
    ],
    features: [
      'One-thumb batting',
      'Sixteen lanes with own rules',
      'Bot that learns for an innings',
      'Matches of three minutes',
      'All artwork included',
    ],
    technologies: ['Unity', 'C#', 'Blender', 'Firebase'],
    priceRupees: 4499,
    sizeMegabytes: 231.4,
    popularity: 0.88,
    hasDemo: true,
  },
  {
    title: 'Quizarena Live Quiz Host',
    shortDescription:
      'Hosts live quizzes for up to two thousand players with fair timing for slow lines and a big-screen view.',
    description: [
      'Quizarena runs live quizzes in classrooms, offices and pubs. Players join by code on the phone, and the host drives the big screen.',
      "Times are measured on the device and checked against the line's delay, so a slow network costs nothing. Two thousand players ran on one small server.",
      'Included are host, player and screen pages and a question importer.',
    ],
    features: [
      'Join by code',
      'Fair timing on slow lines',
      'Two thousand players tested',
      'Big-screen view',
      'Question import from CSV',
    ],
    technologies: ['Vue', 'Go', 'WebSocket', 'Redis'],
    priceRupees: 2499,
    sizeMegabytes: 15.7,
    popularity: 0.65,
    hasDemo: true,
  },
  {
    title: 'Ludo Loft Family Board Game',
    shortDescription:
      'Ludo for phones and televisions with local play, bots of three strengths and dice that can be verified.',
    description: [
      'Ludo Loft is played on one phone, on several or on a television with phones as dice. It needs no account and shows no advertisements.',
      'Dice are drawn from a seed that is published before the game, so anybody can check them afterwards. Bots come in three strengths.',
      'You get the Flutter project, the television view and the rules as tests.',
    ],
    features: [
      'Dice that can be verified',
      'Phones as dice for television',
      'Bots of three strengths',
      'No account needed',
      'Rules written as tests',
    ],
    technologies: ['Flutter', 'Dart', 'WebSocket', 'Node.js'],
    priceRupees: 1599,
    sizeMegabytes: 43.9,
    popularity: 0.7,
    hasDemo: true,
  },
];
