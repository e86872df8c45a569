const GUIDE =
  /^(#{1,6})[ \t]+.*\b(getting started|quick ?start|installation|install|set ?up|how to run|running|usage)\b.*$/im;

/** Returns the section of a README on running the project, without its heading, or null. */
export function findGuide(readme: string): string | null {
  const match = GUIDE.exec(readme);
  if (!match) return null;
  const [heading, marks = ''] = match;
  const rest = readme.slice(match.index + heading.length);
  const end = rest.search(new RegExp(`^#{1,${marks.length}}[ \\t]`, 'm'));
  return (end < 0 ? rest : rest.slice(0, end)).trim() || null;
}
