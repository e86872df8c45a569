/** Letters that show nothing, such as zero-width spaces and the fillers of Hangul and Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

/** Counts what can be seen of a text; a text of blanks or zero-width letters alone has 0. */
export function countVisible(text: string): number {
  return [...text.replace(INVISIBLE, '')].length;
}

/** Removes the blanks around a text; one of which nothing can be seen becomes empty. */
export const trimVisible = (text: string): string => (countVisible(text) > 0 ? text.trim() : '');
