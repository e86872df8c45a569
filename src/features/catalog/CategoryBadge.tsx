/** What a project without a category is filed under (specification, section 2: Project detail). */
export const UNCATEGORIZED = 'Uncategorized';

/** A project's category on its picture, inside a CardFrame. */
export function CategoryBadge({ category }: { category: string | null }) {
  return <span className="badge">{category || UNCATEGORIZED}</span>;
}
