import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "Mobile Apps". */
export const mobileApps: readonly HandWrittenIdea[] = [
  {
    title: 'Water Reminder with Gentle Streaks',
    difficulty: 'Beginner',
    description:
      'A small app for desk workers that suggests glasses of water through the day, adapts to the weather and keeps a streak without nagging.',
    tags: ['Flutter', 'Local notifications', 'Hive'],
  },
  {
    title: 'Carpool Finder for Office Commutes',
    difficulty: 'Intermediate',
    description:
      'Colleagues on the same route share a ride to the tech park, split fuel by distance and see the pickup point on a live map.',
    tags: ['React Native', 'Google Maps', 'Firebase'],
  },
  {
    title: 'Offline Hiking Maps with Route Recording',
    difficulty: 'Advanced',
    description:
      'Trekkers in the Western Ghats download contour maps, record their track without a signal and share it safely once back in town.',
    tags: ['Kotlin', 'MapLibre', 'GPS', 'SQLite'],
  },
  {
    title: 'Split Bills with Your Flatmates',
    difficulty: 'Beginner',
    description:
      'Flatmates log rent, groceries and the gas cylinder, and the app works out the fewest UPI transfers that settle everyone at month end.',
    tags: ['Flutter', 'Firebase', 'UPI'],
  },
  {
    title: 'Sign Language Phrasebook with Videos',
    difficulty: 'Intermediate',
    description:
      'Learners of Indian Sign Language look up everyday phrases, watch short looping clips and practise with spaced repetition cards.',
    tags: ['React Native', 'Video streaming', 'Spaced repetition'],
  },
  {
    title: 'Augmented Reality Furniture Preview',
    difficulty: 'Advanced',
    description:
      'Shoppers place a true-to-scale sofa or wardrobe in their room through the camera and check that the door still opens before they buy.',
    tags: ['Swift', 'ARKit', '3D models', 'Node.js'],
  },
  {
    title: 'Pocket Guide to Night Skies',
    difficulty: 'Beginner',
    description:
      'Beginners point the phone upwards to name stars and planets, and get an alert when the space station passes over their town.',
    tags: ['React Native', 'Sensors', 'Astronomy'],
  },
  {
    title: 'Train Journey Companion for Families',
    difficulty: 'Intermediate',
    description:
      'Travellers share one PNR with the family, follow the train station by station and set an alarm before their stop in the middle of the night.',
    tags: ['Kotlin', 'Jetpack Compose', 'REST API', 'Background services'],
  },
  {
    title: 'Encrypted Family Photo Vault',
    difficulty: 'Advanced',
    description:
      'Relatives across cities share albums that are encrypted on the phone, so that even whoever runs the server cannot look at the pictures.',
    tags: ['Swift', 'Kotlin', 'End-to-end encryption', 'S3'],
  },
  {
    title: 'Plant Care Diary and Reminders',
    difficulty: 'Beginner',
    description:
      'Balcony gardeners photograph each plant, note watering and repotting dates and are reminded with care tips that suit the season.',
    tags: ['Flutter', 'SQLite', 'Notifications'],
  },
  {
    title: 'Farmers Market Price Checker',
    difficulty: 'Intermediate',
    description:
      "Farmers compare today's mandi prices for their crop in nearby towns, in their own language and over a weak data connection.",
    tags: ['Flutter', 'Agmarknet data', 'Localisation', 'Offline first'],
  },
  {
    title: 'Personal Safety App with Trusted Circle',
    difficulty: 'Advanced',
    description:
      'Anyone walking home late shares a live location with chosen contacts, and a shake of the phone sends an alert with a short audio clip.',
    tags: ['Kotlin', 'Swift', 'WebSockets', 'Background location'],
  },
  {
    title: 'Daily Gratitude Journal with Lock',
    difficulty: 'Beginner',
    description:
      'People write three lines every evening behind a fingerprint lock and look back at the same day in earlier years.',
    tags: ['Flutter', 'Biometrics', 'Encrypted storage'],
  },
  {
    title: 'Pickup Cricket Match Organiser',
    difficulty: 'Intermediate',
    description:
      'Weekend players find a ground, fill two teams, score ball by ball and keep their batting and bowling averages over the season.',
    tags: ['React Native', 'Firebase', 'Live scoring'],
  },
];
