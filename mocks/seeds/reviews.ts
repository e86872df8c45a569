import { randomFrom } from '@/lib/random';
import type { OrderRow, ProjectRow, ReviewRow, ReviewVoteRow, UserRow } from '../domain/model';
import { oncePerRow } from '../domain/search';
import texts from './data/reviews.json';
import { peopleIds } from './people';

/**
 * Where a project is used, and by whom, as parts of a sentence, by category. In sentences, `{place}`, `{people}`,
 * `{feature}` and `{tech}` are replaced by parts of the project or its category.
 */
const settings: Readonly<Record<string, typeof texts.anySetting>> = texts.settings;
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
const featureNames = oncePerRow((features: readonly string[]) =>
  features.flatMap((feature) => {
    const name = feature.split(EXPLANATION)[0]!;
    const words = name.split(' ').length;
    const isName = name !== feature && words > 1 && words <= 3 && !NO_NAME.test(name);
    return isName ? [lowerFirst(name)] : [];
  }),
);

/** Returns the entry at an index, wrapping around. */
const at = <Entry>(entries: readonly Entry[], index: number) => entries[index % entries.length]!;

/** One in this many reviews is a whole text in a voice of its own, has a closing sentence, or no title. */
const WHOLE_EVERY = 3;
const CLOSING_EVERY = 4;
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
function makeReviewText(
  project: ProjectRow,
  stars: number,
  turn: number,
): Pick<ReviewRow, 'title' | 'text'> {
  const { titles, whole, openings, details, closings } =
    texts.voices[stars as unknown as keyof typeof texts.voices];
  const { places, people } = settings[project.category ?? ''] ?? texts.anySetting;
  const features = featureNames(project.features);
  const start = makeStarts(project);
  const next = () => start() + turn;
  const isUsable = (sentence: string) => features.length > 0 || !sentence.includes('{feature}');
  const draw = (list: readonly string[]) => at(list.filter(isUsable), next());
  const isWhole = next() % WHOLE_EVERY === 0;
  const sentences = isWhole ? [draw(whole)] : [draw(openings), draw(details)];
  if (!isWhole && next() % CLOSING_EVERY === 0) sentences.push(draw(closings));
  const words: Record<string, string> = {
    place: at(places, next()),
    people,
    People: upperFirst(people),
    feature: features.length > 0 ? at(features, next()) : '',
    tech: at(project.technologies, next()),
  };
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_match, name: string) => words[name]!);
  return {
    title: isWhole || next() % UNTITLED_EVERY === 0 ? null : at(titles, next()),
    text: sentences.map(fill).join(' '),
  };
}

const MILLISECONDS_PER_DAY = 86_400_000;
/** Minimum days of use before a review. */
const FIRST_DAYS = 2;
const LATEST_DAYS = 60;
/** Above 1: more reviews soon after the purchase than later. */
const EARLY_SKEW = 2;
const SHARE_OF_BUYERS = 0.7;
/** The share of each number of stars, from five down, for a project of average quality. */
const SHARES = [0.57, 0.27, 0.09, 0.04, 0.03];
const QUALITY_SPREAD = 0.2;
/** Reviews with this many stars or fewer are negative; most of them get an answer. */
const UNHAPPY = 3;
const ANSWERED = { happy: 0.15, unhappy: 0.7 };
const ANSWER_DAYS = 3;
const HIDDEN_EVERY = 30;
const MOST_VOTES = 9;
/** Above 1: most reviews have few votes. */
const VOTE_SKEW = 2;

/** The reviews of asha@example.com, whose other purchases are not reviewed. */
const REVIEWED_BY_ASHA = 41;

function mayReview({ userId, projectId, status }: OrderRow): boolean {
  if (status !== 'paid') return false;
  return userId !== peopleIds.asha || projectId === REVIEWED_BY_ASHA;
}

/** Returns a project's quality, from -1 to 1. */
const qualityOf = ({ id }: ProjectRow) => randomFrom(id * 31)() * 2 - 1;

/** Draws a buyer's stars for a project. */
function drawStars(project: ProjectRow, random: () => number): number {
  let left = random() * (1 - qualityOf(project) * QUALITY_SPREAD);
  const index = SHARES.findIndex((share) => (left -= share) < 0);
  return index === -1 ? UNHAPPY : 5 - index;
}

function drawAnswer(
  { name }: UserRow,
  { stars, createdAt }: Pick<ReviewRow, 'stars' | 'createdAt'>,
  anchor: Date,
  random: () => number,
): Pick<ReviewRow, 'answer' | 'answeredAt'> {
  const mood = stars <= UNHAPPY ? 'unhappy' : 'happy';
  const isAnswered = random() < ANSWERED[mood];
  const text = texts.answers[mood][Math.floor(random() * texts.answers[mood].length)]!;
  const time = Date.parse(createdAt) + (0.2 + random()) * ANSWER_DAYS * MILLISECONDS_PER_DAY;
  if (!isAnswered || time >= anchor.getTime()) return { answer: null, answeredAt: null };
  return {
    answer: text.replace('{name}', name.split(' ')[0]!),
    answeredAt: new Date(time).toISOString(),
  };
}

/** Returns the time of each review, oldest first. */
function drawTimes(anchor: Date, orders: readonly OrderRow[], random: () => number) {
  return orders
    .filter(mayReview)
    .flatMap((order) => {
      const writes = random() < SHARE_OF_BUYERS || order.userId === peopleIds.asha;
      const days = FIRST_DAYS + random() ** EARLY_SKEW * LATEST_DAYS;
      const time = Date.parse(order.createdAt) + days * MILLISECONDS_PER_DAY;
      return writes && time < anchor.getTime() ? [{ order, time }] : [];
    })
    .sort((a, b) => a.time - b.time);
}

/**
 * Returns the reviews that some buyers wrote some days after their purchase, oldest first. They
 * depend on the orders, the seed and the anchor day alone.
 */
function drawReviews(
  anchor: Date,
  orders: readonly OrderRow[],
  projects: readonly ProjectRow[],
  people: readonly UserRow[],
  random: () => number,
): ReviewRow[] {
  const turns = new Map<number, number>();
  return drawTimes(anchor, orders, random).map(({ order, time }, index) => {
    const project = projects[order.projectId - 1]!;
    const turn = turns.get(project.id) ?? 0;
    turns.set(project.id, turn + 1);
    const isOwn = order.userId === peopleIds.asha;
    const isHidden = index % HIDDEN_EVERY === HIDDEN_EVERY - 1 && !isOwn;
    const drawn = drawStars(project, random);
    const stars = isOwn || isHidden ? 5 : drawn;
    const createdAt = new Date(time).toISOString();
    const buyer = people[order.userId - 1]!;
    const answer = drawAnswer(buyer, { stars, createdAt }, anchor, random);
    return {
      id: index + 1,
      projectId: project.id,
      userId: order.userId,
      stars,
      ...makeReviewText(project, stars, turn),
      createdAt,
      updatedAt: createdAt,
      isHidden,
      ...answer,
      ...(isHidden && { ...texts.advertisement, answer: null, answeredAt: null }),
    };
  });
}

/** Returns the votes for the reviews; the people named in the README have none. */
function drawVotes(
  reviews: readonly ReviewRow[],
  people: readonly UserRow[],
  random: () => number,
): ReviewVoteRow[] {
  const named: readonly number[] = Object.values(peopleIds);
  const votes: ReviewVoteRow[] = [];
  for (const { id, userId, isHidden } of reviews) {
    const count = isHidden ? 0 : Math.floor(random() ** VOTE_SKEW * MOST_VOTES);
    const voters = new Set<number>();
    for (let vote = 0; vote < count; vote += 1) {
      const voter = people[Math.floor(random() * people.length)]!.id;
      if (voter === userId || named.includes(voter) || voters.has(voter)) continue;
      voters.add(voter);
      votes.push({ id: votes.length + 1, reviewId: id, userId: voter });
    }
  }
  return votes;
}

/** Returns the reviews of the paid orders, and who found them helpful. */
export function seedReviews(
  anchor: Date,
  seed: number,
  shop: {
    orders: readonly OrderRow[];
    projects: readonly ProjectRow[];
    users: readonly UserRow[];
  },
): { reviews: ReviewRow[]; reviewVotes: ReviewVoteRow[] } {
  const random = randomFrom(seed + 2);
  const reviews = drawReviews(anchor, shop.orders, shop.projects, shop.users, random);
  return { reviews, reviewVotes: drawVotes(reviews, shop.users, random) };
}
