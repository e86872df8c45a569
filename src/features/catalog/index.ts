export { CardFrame } from './CardFrame';
export { cardsSx, type CardLayout } from './cardLayout';
export { MARK_TEXTS, type OwnMark } from './cardMark';
export { CategoryBadge, UNCATEGORIZED } from './CategoryBadge';
export { ProjectCard } from './ProjectCard';
export { ProjectCardSkeleton } from './ProjectCardSkeleton';
export { ProjectPicture } from './ProjectPicture';
export { PurchaseIntent } from './PurchaseIntent';
export { ProjectsLoadError } from './ProjectsLoadError';
