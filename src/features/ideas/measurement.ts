import { IDEA_AUDIENCES } from './generated/audiences';
import { IDEA_PREFIXES } from './generated/phrases';

/**
 * Returns enough audiences to generate the given number of ideas; repeated ones name a district.
 */
export function audiencesFor(ideas: number): readonly string[] {
  return Array.from({ length: Math.ceil(ideas / IDEA_PREFIXES.length) }, (_entry, index) => {
    const district = Math.floor(index / IDEA_AUDIENCES.length);
    const audience = IDEA_AUDIENCES[index % IDEA_AUDIENCES.length]!;
    return district > 0 ? `${audience} of district ${district}` : audience;
  });
}

/**
 * Returns the audiences requested with `?ideas=` in the URL of a mock build, for measurements;
 * undefined without the parameter.
 */
export function requestedAudiences(): readonly string[] | undefined {
  const ideas = Number(new URLSearchParams(window.location.search).get('ideas'));
  return Number.isSafeInteger(ideas) && ideas > 0 ? audiencesFor(ideas) : undefined;
}
