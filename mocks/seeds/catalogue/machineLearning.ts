import type { CatalogueEntry } from './entry';

export const machineLearning: readonly CatalogueEntry[] = [
  {
    title: 'Billsight GST Invoice Reader',
    shortDescription:
      'Extracts GSTIN, HSN codes, line items and tax totals from scanned Indian invoices and flags sums that do not add up.',
    description: [
      'Billsight reads scanned or photographed purchase invoices and turns them into structured records. It is meant for accounting firms and small finance teams that still key in supplier bills by hand.',
      'Pages are deskewed with OpenCV, read with Tesseract and passed through a layout model that groups words into table rows. Every GSTIN is verified by its check digit, and CGST, SGST and IGST are recomputed from the line items. Fields below a set confidence go to a review screen instead of being accepted silently.',
      'The zip contains the API, the React review screen, the trained layout model, 40 synthetic sample invoices and a Docker Compose file.',
    ],
    features: [
      'GSTIN check digit and state code validation',
      'Line item extraction with HSN and quantity',
      'Tax recomputation with mismatch warnings',
      'Review screen for fields with low confidence',
      'Export to CSV and Tally XML',
      'Background queue for batches of scanned pages',
    ],
    technologies: ['Python', 'FastAPI', 'OpenCV', 'Tesseract', 'React', 'PostgreSQL'],
    priceRupees: 7499,
    sizeMegabytes: 146.2,
    popularity: 0.87,
    hasDemo: true,
  },
  {
    title: 'Pattaleaf Crop Disease Classifier',
    shortDescription:
      'Identifies 22 leaf diseases of tomato, paddy, chilli and cotton from a phone photo, with the model running offline.',
    description: [
      'Pattaleaf is an Android app that classifies leaf photographs of four common crops into 22 diseases or healthy. It suits final-year projects, agri-input dealers and extension workers who visit fields without mobile coverage.',
      'A MobileNetV3 network is trained in TensorFlow, quantised to 8 bits and run on the phone with TensorFlow Lite. Blurred and non-leaf photos are rejected by a small gate model before classification. The interface is translated into English, Kannada and Telugu.',
      'The zip holds the Flutter app, training and quantisation scripts, the converted models and a script that prepares your own image folders. Training images are not included.',
    ],
    features: [
      'Works without a network connection',
      'Rejects blurred photos and non-leaf images',
      'Top three results with confidence shown',
      'English, Kannada and Telugu interface text',
      'Training script for adding further crops',
    ],
    technologies: ['Python', 'TensorFlow', 'TensorFlow Lite', 'Flutter', 'SQLite'],
    priceRupees: 3499,
    sizeMegabytes: 88.5,
    popularity: 0.74,
    hasDemo: true,
  },
  {
    title: 'Kurippu Document Question Answering',
    shortDescription:
      'Answers questions over your own PDF and Word files with page citations, using local embeddings and any chat model.',
    description: [
      'Kurippu lets a team ask questions about its manuals, policies and contracts and returns answers with the pages they came from. It was written for offices that cannot upload documents to a hosted search service.',
      'Documents are split along headings, embedded with a local sentence-transformers model and stored in pgvector. Retrieval combines vector and keyword ranking, and the answer step declines when no passage scores above a threshold. The chat model sits behind one interface, with adapters for Ollama and OpenAI-compatible endpoints.',
      'You receive the backend, the web client, database migrations and an evaluation script with 60 sample questions. Model weights are downloaded at first start.',
    ],
    features: [
      'Citations that open the source page',
      'Combined vector and keyword retrieval',
      'Declines to answer when evidence is weak',
      'Access rules by folder and user group',
      'Adapters for Ollama and OpenAI-compatible endpoints',
      'Evaluation script with retrieval hit rate',
      'Incremental indexing of changed files only',
    ],
    technologies: ['Python', 'FastAPI', 'Ollama', 'PostgreSQL', 'pgvector', 'Vue'],
    priceRupees: 8999,
    sizeMegabytes: 21.7,
    popularity: 0.95,
    hasDemo: true,
  },
  {
    title: 'Gatewatch Number Plate Recogniser',
    shortDescription:
      'Reads Indian vehicle number plates from an RTSP gate camera and logs entries and exits for apartments and offices.',
    description: [
      'Gatewatch watches the camera at a gate, reads number plates and keeps a log of vehicles coming and going. It is aimed at apartment associations and office parks with one to four gates.',
      'A YOLOv8 detector finds the plate and a compact recognition network reads it, including the two-line plates common on scooters. Readings of the same vehicle are voted over several frames and then matched against the state code and BH series formats. Detector licence terms are explained in the notes, since they matter for commercial use.',
      'Included are the camera worker, the log server, ONNX models, a systemd unit and two short test clips recorded for this project.',
    ],
    features: [
      'Handles one-line and two-line plates',
      'Voting over frames before a reading counts',
      'Recognises state and BH series formats',
      'Resident list with alerts for unknown vehicles',
      'Reconnects when the camera stream drops',
      'Retention period for images can be set',
    ],
    technologies: ['Python', 'PyTorch', 'ONNX Runtime', 'OpenCV', 'Flask', 'SQLite'],
    priceRupees: 5999.5,
    sizeMegabytes: 203.4,
    popularity: 0.68,
    hasDemo: false,
  },
  {
    title: 'Churnfold Subscriber Churn Predictor',
    shortDescription:
      'Trains a churn model on billing and support history, explains each score and lists the accounts to call this week.',
    description: [
      'Churnfold scores the subscribers of a broadband, gym or software business by how likely they are to leave in the next 60 days. It is for analysts who have a customer table and want a working pipeline rather than a notebook.',
      'Features are built with strict cut-off dates so that nothing after the prediction day leaks in. A LightGBM model is calibrated, and SHAP values give the main reasons for each score in plain words. A monthly report compares predictions with what actually happened.',
      'The zip includes the pipeline, the Streamlit dashboard, a generator for synthetic subscribers and unit tests for the feature code.',
    ],
    features: [
      'Feature building with leak-free cut-off dates',
      'Calibrated probabilities rather than raw scores',
      'Main reasons shown for every account',
      'Weekly call list export as CSV',
      'Monthly comparison of predictions with outcomes',
    ],
    technologies: ['Python', 'LightGBM', 'pandas', 'SHAP', 'Streamlit'],
    priceRupees: 2499,
    sizeMegabytes: 6.3,
    popularity: 0.52,
    hasDemo: true,
  },
  {
    title: 'Mixvani Hinglish Review Sentiment API',
    shortDescription:
      'Small REST service that labels the sentiment of reviews mixing Hindi and English in Roman script, on CPU only.',
    description: [
      'Mixvani labels short reviews and comments as positive, neutral or negative when the text switches between Hindi and English. It is useful for shops and app teams whose feedback general English models misread.',
      "Spelling variants such as 'accha', 'acha' and 'achha' are normalised before a fine-tuned multilingual DistilBERT makes the call. The model is exported to ONNX and served from a Go process, so no Python is needed in production. The README reports results per class and lists known weak spots, sarcasm first among them.",
      'You get the Go service, the fine-tuning code, the exported model and an OpenAPI file.',
    ],
    features: [
      'Normalises common Roman Hindi spelling variants',
      'Runs on CPU without a Python runtime',
      'Batch endpoint for up to 256 texts',
      'OpenAPI description and sample requests',
      'Fine-tuning code for your own labels',
    ],
    technologies: ['Go', 'Python', 'Hugging Face Transformers', 'ONNX Runtime', 'Docker'],
    priceRupees: 1299.99,
    sizeMegabytes: 138.9,
    popularity: 0.33,
    hasDemo: false,
  },
];
