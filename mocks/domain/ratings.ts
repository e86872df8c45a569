import type { ReviewSummary } from '@/api/generated/reviews.gen';
import type { DomainContext } from './context';
import type { ReviewRow } from './model';
import { oncePerRow } from './search';

const DECIMALS = 10;

const noStars = (): ReviewSummary['stars'] => ({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });

/** The summary of a project without visible reviews. */
const UNRATED: ReviewSummary = { average: null, count: 0, stars: noStars() };

function averageOf(stars: ReviewSummary['stars'], count: number): number {
  const sum = Object.entries(stars).reduce((total, [star, each]) => total + Number(star) * each, 0);
  return Math.round((sum / count) * DECIMALS) / DECIMALS;
}

function summarize(reviews: readonly ReviewRow[]): Map<number, ReviewSummary> {
  const byProject = new Map<number, ReviewSummary['stars']>();
  for (const { projectId, stars, isHidden } of reviews) {
    if (isHidden) continue;
    const counts = byProject.get(projectId) ?? noStars();
    counts[stars as unknown as keyof typeof counts] += 1;
    byProject.set(projectId, counts);
  }
  return new Map(
    [...byProject].map(([projectId, stars]) => {
      const count = Object.values(stars).reduce((total, each) => total + each, 0);
      return [projectId, { average: averageOf(stars, count), count, stars }];
    }),
  );
}

/** Summaries by project, of a list of all reviews, which is replaced on each change. */
const summariesOf = oncePerRow(summarize);

/** Returns the rating summary of a project's visible reviews; computed once per change. */
export const ratingOf = ({ store }: DomainContext, projectId: number): ReviewSummary =>
  summariesOf(store.reviews.all()).get(projectId) ?? UNRATED;
