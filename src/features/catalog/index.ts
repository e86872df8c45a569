export { CardFrame } from './CardFrame';
export { cardsSx, type CardLayout } from './cardLayout';
export { MARK_TEXTS, type OwnMark } from './cardMark';
export { ProjectCard } from './ProjectCard';
export { ProjectCardSkeleton } from './ProjectCardSkeleton';
export { CategoryLine, ProjectPicture, UNCATEGORIZED } from './ProjectPicture';
export { ProjectsLoadError } from './ProjectsLoadError';
export { PurchaseIntent } from './PurchaseIntent';
export { RatingBadge } from './RatingBadge';
