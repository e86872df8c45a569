export { CardFrame } from './CardFrame';
export { alignedCards, cardsSx, smallOnPhonesSx, type CardLayout } from './cardLayout';
export { MARK_TEXTS, type OwnMark, ProjectCard } from './ProjectCard';
export { ProjectPicture, UNCATEGORIZED } from './ProjectPicture';
export { ProjectNotFound } from './ProjectNotFound';
export { ProjectsLoadError, PROJECTS_UNREACHABLE } from './ProjectsLoadError';
export { PurchaseIntent } from './PurchaseIntent';
export { RatingBadge } from './RatingBadge';
export { SearchForm } from './SearchForm';
