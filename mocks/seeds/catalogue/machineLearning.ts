import type { CatalogueEntry } from './entry';

export const machineLearning: readonly CatalogueEntry[] = [
  {
    title: 'Scanwright Invoice Reader',
    shortDescription:
      'Reads GST invoices from scans and photos into structured rows, with a review screen for what it is unsure of.',
    description: [
      'Scanwright turns scanned invoices into rows with supplier, GSTIN, lines and tax. It is built for accounts teams that type hundreds of bills a month.',
      'A layout model finds the fields, checksums test the GSTIN and totals, and only doubtful fields go to a person. Corrections are kept for the next training.',
      'The zip has the API, the review screen, training scripts and 60 made-up invoices.',
    ],
    features: [
      'Field extraction with confidence',
      'GSTIN and total checks',
      'Review screen for doubtful fields',
      'Retraining from corrections',
      'Export to CSV and JSON',
    ],
    technologies: ['Python', 'FastAPI', 'PyTorch', 'React', 'PostgreSQL'],
    priceRupees: 11999,
    sizeMegabytes: 214.6,
    popularity: 0.91,
    hasDemo: true,
  },
  {
    title: 'Helpmind Support Answer Assistant',
    shortDescription:
      'Answers support questions from your own documents with cited passages and hands over when it does not know.',
    description: [
      'Helpmind indexes manuals, tickets and web pages and drafts answers with the passages that they rest on. Agents send, edit or reject the draft.',
      'Retrieval mixes keyword and vector search, and an answer without a supporting passage is not shown. Feedback is logged for evaluation with a test set.',
      'Included are the service, the widget, an evaluation script and docker files.',
    ],
    features: [
      'Answers with cited passages',
      'Keyword and vector search',
      'Refuses without support',
      'Evaluation on a test set',
      'Widget and agent view',
    ],
    technologies: ['Python', 'FastAPI', 'PostgreSQL', 'pgvector', 'TypeScript'],
    priceRupees: 9999,
    sizeMegabytes: 38.2,
    popularity: 0.94,
    hasDemo: true,
  },
  {
    title: 'Cropsense Leaf Disease Classifier',
    shortDescription:
      'Phone app that names 23 leaf diseases of tomato, chilli and paddy from a photo, without a network.',
    description: [
      'Cropsense helps field workers name a leaf disease from a photo and read what to do. The model runs on the phone, since fields seldom have a network.',
      'A quantised network of nine megabytes covers 23 diseases and healthy leaves, and says when a photo is not a leaf. Advice texts are in English, Hindi and Kannada.',
      'The zip holds the Kotlin app, the training notebook and the model file.',
    ],
    features: [
      '23 diseases on three crops',
      'Runs on the phone',
      'Says when it is no leaf',
      'Advice in three languages',
      'Training notebook included',
    ],
    technologies: ['Kotlin', 'TensorFlow', 'Python', 'SQLite'],
    priceRupees: 3499,
    sizeMegabytes: 96.3,
    popularity: 0.77,
    hasDemo: false,
  },
  {
    title: 'Faceroll Attendance by Camera',
    shortDescription:
      'Marks classroom attendance from a camera at the door with consent records and deletion on request.',
    description: [
      'Faceroll marks attendance as students walk through a door. It was written for institutions that must show consent and delete data on request.',
      'Faces become vectors that cannot be turned back into pictures, and unknown people are ignored. A teacher confirms the list before it counts.',
      'You get the service, the teacher page and a guide to consent forms.',
    ],
    features: [
      'Vectors instead of pictures',
      'Consent and deletion records',
      'Teacher confirms the list',
      'Works with any IP camera',
      'Export for college systems',
    ],
    technologies: ['Python', 'OpenCV', 'PyTorch', 'FastAPI', 'Vue'],
    priceRupees: 5999,
    sizeMegabytes: 148.7,
    popularity: 0.69,
    hasDemo: true,
  },
  {
    title: 'Pricewind Demand Forecasting Kit',
    shortDescription:
      'Forecasts weekly demand per product and store from sales history, holidays and prices, with honest error bars.',
    description: [
      'Pricewind forecasts demand for shops with a few thousand products. It compares simple and learned models on your own history before it suggests one.',
      'Indian festival calendars and price changes enter as features. Every forecast has a range, and a back-test report shows where it was wrong.',
      'The zip contains the pipeline, a dashboard and a sample of two years of sales.',
    ],
    features: [
      'Back-test before a forecast',
      'Festival calendar as a feature',
      'Ranges instead of single numbers',
      'New products by similarity',
      'Dashboard by store and product',
    ],
    technologies: ['Python', 'scikit-learn', 'DuckDB', 'Streamlit'],
    priceRupees: 7499,
    sizeMegabytes: 31.5,
    popularity: 0.58,
    hasDemo: true,
  },
  {
    title: 'Vocalis Call Summary Pipeline',
    shortDescription:
      'Transcribes recorded calls in English and Hindi, marks who spoke and writes a summary with next steps.',
    description: [
      'Vocalis takes recordings of sales and support calls and produces a transcript, speakers and a short summary. Managers search calls instead of listening to them.',
      'Jobs run on your own machine and keep recordings there. Numbers of cards and Aadhaar are masked in text and sound before anybody reads them.',
      'Included are the workers, the review page and scripts to load models.',
    ],
    features: [
      'English and Hindi transcripts',
      'Speaker marks with times',
      'Masks card and Aadhaar numbers',
      'Summary with next steps',
      'Runs on your own machine',
    ],
    technologies: ['Python', 'PyTorch', 'Redis', 'FastAPI', 'React'],
    priceRupees: 8499.5,
    sizeMegabytes: 62.9,
    popularity: 0.63,
    hasDemo: false,
  },
];
