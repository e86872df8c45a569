import { useEffect } from 'react';
import type { Project } from '@/api/catalogApi';
import { useLoadedReviews } from '@/api/reviewsApi';
import { describeProduct } from './describeProduct';

/** Describes the product, its price and its rating for search engines; renders nothing visible. */
export function ProjectStructuredData({ project }: { project: Project }) {
  const reviews = useLoadedReviews(project.id);
  useEffect(() => {
    // `npm run prerender` writes the same into the head, for crawlers that run no scripts.
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
  }, []);
  return <script type="application/ld+json">{describeProduct(project, reviews)}</script>;
}
