import { randomFrom } from '@/lib/random';
import type { ProjectRow, ReviewRow } from '../../domain/model';
import { voices } from './sentences';
import { ANY_SETTING, settings } from './settings';

/** Separates the name of a feature from its explanation. */
const EXPLANATION =
  /,| (?:with|and|for|from|at|per|in|of|on|to|until|by|without|across|over|during|after|as|before|into|than|that|when|which|sharing|sorted|between|using|against|under|through|or|only|is|are)\b/;
/** Phrases that do not work as a noun after an article. */
const NO_NAME =
  /(?:[a-z]ed|able|such|rather|instead|aware|written|visible|stays|suitable|set|ready|out|chosen|lost|driven|one-line)$|^\d|^(?:Handles|Tells|Rejects|All|No|Recognises|Plays|Computer|Two|Three|One|Rules|Server|Pause)\b/;

const isAcronym = (text: string) => /^[A-Z]{2}|^[A-Z][a-z]*[A-Z]/.test(text);
const lowerFirst = (text: string) =>
  isAcronym(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the names of a project's features as people say them: "kitchen tickets". */
function featureNames({ features }: ProjectRow): string[] {
  return features.flatMap((feature) => {
    const name = feature.split(EXPLANATION)[0]!;
    const words = name.split(' ').length;
    const isName = name !== feature && words > 1 && words <= 3 && !NO_NAME.test(name);
    return isName ? [lowerFirst(name)] : [];
  });
}

/** Cached by list, because many projects of a large shop share theirs. */
const namesByFeatures = new WeakMap<readonly string[], string[]>();

function namesOf(project: ProjectRow): string[] {
  const known = namesByFeatures.get(project.features);
  if (known) return known;
  const names = featureNames(project);
  namesByFeatures.set(project.features, names);
  return names;
}

/** Returns the entry at an index, wrapping around. */
const at = <Entry>(entries: readonly Entry[], index: number) => entries[index % entries.length]!;

/** One in this many reviews has a closing sentence, no detail, or no title. */
const CLOSING_EVERY = 3;
const SHORT_EVERY = 5;
const UNTITLED_EVERY = 3;

/** Returns a project's offset into each list of sentences, larger than any list. */
function makeStarts({ id }: ProjectRow): () => number {
  const random = randomFrom(id * 97);
  return () => Math.floor(random() * 1000);
}

/**
 * Writes the title and text of the `turn`th review of a project, in words that match the project
 * and the stars. Consecutive turns share no sentence.
 */
export function makeReviewText(
  project: ProjectRow,
  stars: number,
  turn: number,
): Pick<ReviewRow, 'title' | 'text'> {
  const { titles, openings, details, closings } = voices[stars]!;
  const { places, people } = settings[project.category ?? ''] ?? ANY_SETTING;
  const features = namesOf(project);
  const start = makeStarts(project);
  const next = () => start() + turn;
  const isUsable = (sentence: string) => features.length > 0 || !sentence.includes('{feature}');
  const [opening, detail, closing] = [openings, details, closings].map((list) =>
    at(list.filter(isUsable), next()),
  );
  const sentences = [
    opening!,
    ...(next() % SHORT_EVERY === 0 ? [] : [detail!]),
    ...(next() % CLOSING_EVERY === 0 ? [closing!] : []),
  ];
  const words: Record<string, string> = {
    place: at(places, next()),
    people,
    feature: features.length > 0 ? at(features, next()) : '',
    tech: at(project.technologies, next()),
  };
  const fill = (sentence: string) =>
    upperFirst(sentence.replace(/\{(\w+)\}/g, (_match, name: string) => words[name]!));
  return {
    title: next() % UNTITLED_EVERY === 0 ? null : at(titles, next()),
    text: sentences.map(fill).join(' '),
  };
}
