import { AUDIENCES } from './composed/audiences';
import { createIdeaComposer } from './composed/composeIdeas';

type Audiences = typeof AUDIENCES;

/**
 * Returns enough audiences for the given number of ideas; repeated ones name a district, and their
 * ideas share ids with others.
 */
export function audiencesFor(ideas: number): Audiences {
  const districts = Math.ceil(ideas / createIdeaComposer().count);
  const groups = Object.entries(AUDIENCES).map(([group, members]) => [
    group,
    Array.from({ length: districts }, (_entry, district) =>
      district === 0
        ? members
        : members.map(([who, ...nouns]) => [`${who} of district ${district}`, ...nouns]),
    ).flat(),
  ]);
  return Object.fromEntries(groups) as Audiences;
}

/**
 * Returns the audiences requested with `?ideas=` in the URL of a mock build, for measurements;
 * undefined without the parameter.
 */
export function requestedAudiences(): Audiences | undefined {
  const ideas = Number(new URLSearchParams(window.location.search).get('ideas'));
  return Number.isSafeInteger(ideas) && ideas > 0 ? audiencesFor(ideas) : undefined;
}
