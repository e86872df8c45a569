import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "Entertainment". */
export const entertainment: readonly HandWrittenIdea[] = [
  {
    title: 'Antakshari Party Game for Families',
    difficulty: 'Beginner',
    description:
      'Families play antakshari on one phone: the app gives the letter, runs the timer and keeps score for both teams.',
    tags: ['Flutter', 'Game design', 'Local storage'],
  },
  {
    title: 'Watch Party with Synced Playback',
    difficulty: 'Intermediate',
    description:
      'Friends in different cities watch the same video in step, pause for everyone and chat beside the picture.',
    tags: ['WebSockets', 'React', 'Node.js', 'WebRTC'],
  },
  {
    title: 'Multiplayer Carrom with Real Physics',
    difficulty: 'Advanced',
    description:
      'Players meet online for a carrom match with believable strikes and rebounds, fair latency handling and ranked seasons.',
    tags: ['Unity', 'C#', 'Netcode', 'Physics'],
  },
  {
    title: 'Trivia Game on Indian Cinema',
    difficulty: 'Beginner',
    description:
      'Film buffs guess the movie from a still, a dialogue or an emoji clue and challenge their friends to beat the score.',
    tags: ['React', 'Firebase', 'PWA'],
  },
  {
    title: 'Concert and Stand-Up Finder',
    difficulty: 'Intermediate',
    description:
      'Fans follow artists and venues, see gigs around them this weekend and save dates to the calendar before tickets sell out.',
    tags: ['Next.js', 'PostgreSQL', 'Event APIs', 'Maps'],
  },
  {
    title: 'Music Practice Studio with Pitch Feedback',
    difficulty: 'Advanced',
    description:
      'Carnatic students sing with a tanpura drone and see their pitch drawn against the notes of the raga while they practise.',
    tags: ['Web Audio', 'WebAssembly', 'Rust', 'Signal processing'],
  },
  {
    title: 'Retro Snake Game with Levels',
    difficulty: 'Beginner',
    description:
      'A polished remake of the classic with obstacles, a level editor and a shared high-score table, ideal as a first game project.',
    tags: ['JavaScript', 'Canvas API', 'Node.js'],
  },
  {
    title: 'Podcast Player with Chapter Notes',
    difficulty: 'Intermediate',
    description:
      'Listeners mark moments, write notes beside them and share a clip of thirty seconds with the text of what was said.',
    tags: ['Flutter', 'RSS', 'Speech recognition', 'SQLite'],
  },
  {
    title: 'Cloud Recording Studio for Podcasters',
    difficulty: 'Advanced',
    description:
      'Hosts and guests record in the browser, each on a separate local track that uploads reliably, and edit the talk by its text.',
    tags: ['WebRTC', 'FFmpeg', 'S3', 'React'],
  },
  {
    title: 'Random Comic Strip Generator',
    difficulty: 'Beginner',
    description:
      'Children choose characters, backgrounds and speech bubbles, shuffle them for a surprise and print the finished strip.',
    tags: ['Vue.js', 'SVG', 'PDF export'],
  },
  {
    title: 'Fantasy League for Local Cricket',
    difficulty: 'Intermediate',
    description:
      'Colony tournaments get their own fantasy league: members pick a team, points follow the scorecard and the table updates live.',
    tags: ['React Native', 'Node.js', 'PostgreSQL', 'Live scoring'],
  },
  {
    title: 'Procedural Dungeon Crawler for Browsers',
    difficulty: 'Advanced',
    description:
      'Every run builds a new dungeon with its own monsters and treasure, rendered smoothly on a laptop and replayable by its seed.',
    tags: ['TypeScript', 'WebGL', 'Procedural generation', 'ECS'],
  },
  {
    title: 'Movie Night Picker for Groups',
    difficulty: 'Intermediate',
    description:
      'A group of friends swipes through titles on their own streaming services until everyone agrees on one for tonight.',
    tags: ['React', 'TMDB API', 'Firebase'],
  },
];
