import type { CatalogueEntry } from './entry';

export const healthcare: readonly CatalogueEntry[] = [
  {
    title: 'Vaidyaloka Hospital Information System',
    shortDescription:
      'Registration, OPD, IPD, pharmacy, laboratory and billing for hospitals of up to 150 beds, with role based access.',
    description: [
      'Vaidyaloka covers the patient path of a mid-sized hospital from registration to discharge summary. It was designed around the way Indian hospitals bill: advances, packages, insurer shares and refunds.',
      'Each department is a module with its own schema, and modules talk through domain events, so pharmacy or laboratory can be left out. All reads and changes of clinical records are written to an audit table that ordinary users cannot alter.',
      'The zip holds the Spring Boot services, the React client, migrations, a demo data set of invented patients and a deployment guide for a local server without internet access.',
    ],
    features: [
      'OPD tokens and doctor-wise queue display',
      'Bed board with transfer and discharge flow',
      'Pharmacy stock by batch and expiry',
      'Package, advance and insurer share billing',
      'Lab orders with result entry and ranges',
      'Discharge summary from editable templates',
      'Audit table for all clinical records',
    ],
    technologies: ['Spring Boot', 'Java', 'React', 'PostgreSQL', 'RabbitMQ', 'Docker'],
    priceRupees: 14999,
    sizeMegabytes: 146.8,
    popularity: 0.74,
    hasDemo: true,
  },
  {
    title: 'Clinikey Appointment Booking',
    shortDescription:
      'Online booking for clinics with several doctors: slots, reminders by SMS, walk-in tokens and a daily list for reception.',
    description: [
      'Clinikey is a booking site and reception screen for clinics with two to twenty doctors. Patients book with name and mobile number, confirmed by a one-time password.',
      'Slots are generated from weekly schedules and exceptions and are guarded by a unique database constraint, so two patients can never hold the same one. All times are stored in UTC and shown in IST, and walk-in tokens are interleaved with booked patients by a rule the clinic can adjust.',
      'You receive the Django project with HTMX screens, an SMS gateway adapter with a console version for testing and sample data for one clinic.',
    ],
    features: [
      'Weekly schedules with leave and exceptions',
      'Mobile number confirmation by one-time password',
      'SMS reminders one day and two hours before',
      'Walk-in tokens mixed with booked patients',
      'Printable daily list for each doctor',
      'Cancellation link without patient login',
    ],
    technologies: ['Django', 'Python', 'HTMX', 'PostgreSQL', 'Celery'],
    priceRupees: 2999,
    sizeMegabytes: 19.2,
    popularity: 0.86,
    hasDemo: true,
  },
  {
    title: 'Pillboxer Medicine Reminder',
    shortDescription:
      'Flutter app that reminds of medicines by dose plan, counts remaining tablets and works without any account or server.',
    description: [
      'Pillboxer reminds patients or their relatives of medicines. Plans such as 1-0-1, alternate days or a tapering dose can be entered the way they appear on a prescription.',
      'All data stays on the phone in an encrypted SQLite database, and reminders are scheduled as local notifications that survive a restart. The schedule logic is a pure Dart package with more than 90 tests, separate from the user interface.',
      'The archive contains the app for Android and iOS, the schedule package and notes on exact alarm permissions for recent Android versions.',
    ],
    features: [
      'Dose plans written as 1-0-1',
      'Tapering and alternate-day schedules',
      'Remaining tablet count with refill alert',
      'Profiles for several family members',
      'Encrypted local storage without an account',
    ],
    technologies: ['Flutter', 'Dart', 'SQLite', 'Riverpod'],
    priceRupees: 899,
    sizeMegabytes: 34.5,
    popularity: 0.69,
    hasDemo: true,
  },
  {
    title: 'Labtrack Diagnostic Centre Manager',
    shortDescription:
      'Sample registration, result entry, approval and PDF reports for diagnostic centres with several collection points.',
    description: [
      'Labtrack follows a sample from the collection point to the signed report. It knows about tests, profiles, methods and reference ranges by age and sex.',
      'Result entry validates against plausible and critical limits, and a report cannot be released without approval by a pathologist. Report PDFs carry a QR code that opens a verification page, and doctors see referral statements by month.',
      'Included are the Laravel back end, the Vue screens, 180 predefined tests and a sample driver that reads results from a serial analyser.',
    ],
    features: [
      'Barcode labels for tubes and containers',
      'Reference ranges by age and sex',
      'Critical value alerts before release',
      'Report PDF with QR verification',
      'Collection centre accounts and balances',
      'Predefined list of 180 tests',
    ],
    technologies: ['Laravel', 'PHP', 'Vue', 'MySQL', 'Tailwind CSS'],
    priceRupees: 4299,
    sizeMegabytes: 47.6,
    popularity: 0.52,
    hasDemo: true,
  },
  {
    title: 'Retinascope Diabetic Retinopathy Grading',
    shortDescription:
      'Research project that grades fundus images into five stages, with training code, saved weights and heat map output.',
    description: [
      'Retinascope is a deep learning project on grading diabetic retinopathy from fundus photographs. It is meant for study and research and is not a medical device.',
      'Training uses a pretrained EfficientNet with class-balanced sampling, and the repository reports quadratic weighted kappa on a held-out split with fixed seeds. Grad-CAM heat maps show which regions influenced a grade, and a small web page lets you try single images.',
      'The zip holds notebooks, training and evaluation scripts, one set of weights and a 30-page report. The image data set itself has to be downloaded from its public source.',
    ],
    features: [
      'Training script with fixed random seeds',
      'Quadratic weighted kappa on held-out split',
      'Grad-CAM heat maps for each prediction',
      'Upload page for trying single images',
      'Written report with references and figures',
    ],
    technologies: ['Python', 'PyTorch', 'Streamlit', 'OpenCV', 'Jupyter'],
    priceRupees: 1499,
    sizeMegabytes: 218.9,
    popularity: 0.47,
    hasDemo: false,
  },
  {
    title: 'Teleward Video Consultation Kit',
    shortDescription:
      'Browser video consultations with waiting room, prescription writer and payment before the call, built on WebRTC.',
    description: [
      'Teleward lets a doctor hold paid video consultations in the browser. The patient opens a link, pays, waits in a virtual waiting room and receives the prescription as a PDF.',
      'Calls are peer-to-peer over WebRTC with a TURN fallback, and the client lowers video quality before audio suffers on weak mobile networks. Signalling is a small Node.js service without stored media; only the times of joining and leaving are kept.',
      'The project includes both web clients, the signalling service, a coturn configuration and a test page that reports whether a network can hold a call.',
    ],
    features: [
      'Waiting room with doctor side queue',
      'Audio-first adaptation on weak networks',
      'Prescription writer with saved favourites',
      'UPI or card payment before joining',
      'Network test page for patients',
      'Consent screen following telemedicine guidelines',
    ],
    technologies: ['React', 'TypeScript', 'Node.js', 'WebRTC', 'MongoDB'],
    priceRupees: 5249.99,
    sizeMegabytes: 26.1,
    popularity: 0.58,
    hasDemo: false,
  },
];
