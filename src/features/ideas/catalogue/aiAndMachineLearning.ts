import type { HandWrittenIdea } from './handWrittenIdea';

/** Ideas of the category "AI & Machine Learning". */
export const aiAndMachineLearning: readonly HandWrittenIdea[] = [
  {
    title: 'Handwritten Digit Reader for Beginners',
    difficulty: 'Beginner',
    description:
      'A first neural network that reads digits drawn in the browser and shows students which pixels led to each guess.',
    tags: ['Python', 'TensorFlow', 'MNIST', 'Flask'],
  },
  {
    title: 'Crop Disease Detector from Leaf Photos',
    difficulty: 'Intermediate',
    description:
      'Farmers photograph a leaf and learn the likely disease, how sure the model is and which treatment the agriculture department advises.',
    tags: ['PyTorch', 'Transfer learning', 'FastAPI', 'Flutter'],
  },
  {
    title: 'Question Answering over Company Documents',
    difficulty: 'Advanced',
    description:
      'Employees ask a question in plain words and get an answer with the exact policy paragraph quoted, limited to files they are allowed to open.',
    tags: ['RAG', 'LangChain', 'pgvector', 'FastAPI'],
  },
  {
    title: 'Movie Recommender from Your Ratings',
    difficulty: 'Beginner',
    description:
      'Film lovers rate twenty titles and receive suggestions with a short reason for each, built on an open ratings data set.',
    tags: ['Python', 'pandas', 'Collaborative filtering', 'Streamlit'],
  },
  {
    title: 'Resume Matcher for Campus Placements',
    difficulty: 'Intermediate',
    description:
      'Placement officers compare student resumes with a job description, see which skills are missing and suggest what to learn next.',
    tags: ['spaCy', 'Sentence embeddings', 'FastAPI', 'React'],
  },
  {
    title: 'Real-Time Traffic Counter from Street Cameras',
    difficulty: 'Advanced',
    description:
      'City planners count cars, buses and two-wheelers per lane from existing cameras, with faces and number plates blurred on the device.',
    tags: ['YOLO', 'OpenCV', 'Edge computing', 'TensorRT'],
  },
  {
    title: 'Spam Filter for Text Messages',
    difficulty: 'Beginner',
    description:
      'Students train a classifier on labelled SMS, compare three algorithms and try it out on messages they have received themselves.',
    tags: ['scikit-learn', 'NLP', 'Python'],
  },
  {
    title: 'Kannada and Hindi Voice Notes Transcriber',
    difficulty: 'Intermediate',
    description:
      'Field workers dictate notes in their own language and get searchable text with time stamps that a supervisor can correct.',
    tags: ['Whisper', 'Python', 'Speech recognition', 'React'],
  },
  {
    title: 'Fraud Detection for Card Transactions',
    difficulty: 'Advanced',
    description:
      "A streaming pipeline scores each payment in milliseconds, explains why it looks odd to the bank's analysts and learns from their verdicts.",
    tags: ['XGBoost', 'Kafka', 'SHAP', 'Feature store'],
  },
  {
    title: 'House Price Estimator for Bengaluru',
    difficulty: 'Beginner',
    description:
      'Home buyers enter area, locality and number of bedrooms to get a price range, along with the features that moved it most.',
    tags: ['scikit-learn', 'pandas', 'Streamlit'],
  },
  {
    title: 'Customer Review Sentiment Dashboard',
    difficulty: 'Intermediate',
    description:
      'Restaurant owners see which dishes and which service moments guests praise or complain about, grouped by week and by branch.',
    tags: ['Transformers', 'FastAPI', 'PostgreSQL', 'Charts'],
  },
  {
    title: 'Sketch to Web Page Converter',
    difficulty: 'Advanced',
    description:
      'Designers photograph a wireframe drawn on paper and receive clean HTML with real components that they can go on editing.',
    tags: ['Computer vision', 'PyTorch', 'React', 'HTML'],
  },
  {
    title: 'Face Mask and Helmet Checker',
    difficulty: 'Beginner',
    description:
      'A webcam demo for a college lab that tells whether people entering a workshop wear a mask and a helmet, and logs only the counts.',
    tags: ['OpenCV', 'Keras', 'Python'],
  },
  {
    title: 'Demand Forecast for Neighbourhood Bakeries',
    difficulty: 'Intermediate',
    description:
      "Bakers get tomorrow's suggested batch for every item from past sales, the weather and festival dates, so less bread is thrown away.",
    tags: ['Prophet', 'pandas', 'FastAPI', 'Time series'],
  },
];
