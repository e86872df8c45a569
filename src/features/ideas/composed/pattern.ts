/** A noun for each placeholder of a pattern. */
export type Nouns = Readonly<Record<string, string>>;

/** Compiles a text with placeholders such as `{who}` to a function that fills them. */
export function compilePattern(pattern: string): (nouns: Nouns) => string {
  // Texts and placeholders alternate, because split() includes the captured names.
  const parts = pattern.split(/\{(\w+)\}/);
  return (nouns) => {
    let filled = parts[0]!;
    for (let place = 1; place < parts.length; place += 2) {
      filled += nouns[parts[place]!]! + parts[place + 1]!;
    }
    return filled;
  };
}
