import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "Healthcare". */
export const healthcare: readonly HandWrittenIdea[] = [
  {
    title: 'Medicine Reminder for Elderly Parents',
    difficulty: 'Beginner',
    description:
      'Sons and daughters set up the doses, parents hear a reminder in their own language, and a missed dose sends a quiet alert.',
    tags: ['Flutter', 'Firebase', 'Text to speech'],
  },
  {
    title: 'Clinic Queue with Token Display',
    difficulty: 'Intermediate',
    description:
      'Patients take a token from home, see how many people are ahead and walk in on time, while the receptionist calls the next number.',
    tags: ['React', 'Socket.IO', 'PostgreSQL', 'SMS alerts'],
  },
  {
    title: 'Telemedicine Platform for Rural Health Centres',
    difficulty: 'Advanced',
    description:
      'Health workers connect villagers to specialists by video that adapts to weak networks, with vitals and prescriptions on one record.',
    tags: ['WebRTC', 'FHIR', 'NestJS', 'ABDM'],
  },
  {
    title: 'Blood Donor Finder by City',
    difficulty: 'Beginner',
    description:
      'Hospitals post an urgent request, and registered donors nearby with the right group are notified if they may donate again.',
    tags: ['React Native', 'Firebase', 'Geolocation'],
  },
  {
    title: 'Diet Planner for Indian Meals',
    difficulty: 'Intermediate',
    description:
      'Dietitians plan weeks with idli, dal and millets by calories and protein, and clients log what they really ate.',
    tags: ['Vue.js', 'Django', 'Nutrition data', 'PostgreSQL'],
  },
  {
    title: 'Chest X-Ray Triage for Radiologists',
    difficulty: 'Advanced',
    description:
      'Radiologists see the most urgent scans first, with a heat map of suspicious regions and a simple way to correct the model.',
    tags: ['PyTorch', 'DICOM', 'Grad-CAM', 'FastAPI'],
  },
  {
    title: 'Mood Diary with Weekly Patterns',
    difficulty: 'Beginner',
    description:
      'People note mood, sleep and exercise in ten seconds a day and see which habits go along with their better weeks.',
    tags: ['Flutter', 'SQLite', 'Charts'],
  },
  {
    title: 'Vaccination Planner for New Parents',
    difficulty: 'Intermediate',
    description:
      'Parents enter a birth date, get the national immunisation schedule with reminders and keep the vaccination card as photos.',
    tags: ['React Native', 'Node.js', 'Notifications', 'PostgreSQL'],
  },
  {
    title: 'Fall Detection from Phone Sensors',
    difficulty: 'Advanced',
    description:
      'Care homes learn within seconds that a resident has fallen, from motion data analysed on the phone so nothing private leaves it.',
    tags: ['TensorFlow Lite', 'Kotlin', 'Sensor fusion', 'MQTT'],
  },
  {
    title: 'Symptom Diary for Migraine Patients',
    difficulty: 'Beginner',
    description:
      'Patients log attacks, triggers and medicine in a few taps and bring a clear monthly summary to their neurologist.',
    tags: ['React', 'IndexedDB', 'PDF export'],
  },
  {
    title: 'Physiotherapy Exercise Coach with Camera',
    difficulty: 'Intermediate',
    description:
      'Patients do their exercises at home, the camera counts repetitions and checks posture, and the therapist reviews the week.',
    tags: ['MediaPipe', 'React', 'Node.js', 'Pose estimation'],
  },
  {
    title: 'Hospital Bed and Ward Management',
    difficulty: 'Advanced',
    description:
      'Nurses see free, cleaned and reserved beds on one board, transfers are tracked, and the shift handover prints itself.',
    tags: ['Spring Boot', 'PostgreSQL', 'HL7', 'React'],
  },
  {
    title: 'Pharmacy Stock and Expiry Tracker',
    difficulty: 'Intermediate',
    description:
      'Chemists scan each strip on arrival, sell the nearest expiry first and return old batches to the distributor in time.',
    tags: ['Laravel', 'MySQL', 'Barcode scanning'],
  },
];
