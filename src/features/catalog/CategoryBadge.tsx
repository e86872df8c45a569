import Chip from '@mui/material/Chip';

/** What a project without a category is filed under (specification, section 2: Project detail). */
export const UNCATEGORIZED = 'Uncategorized';

/** A project's category on its picture, inside a CardFrame. */
export function CategoryBadge({ category }: { category: string | null }) {
  return <Chip component="span" size="small" className="badge" label={category || UNCATEGORIZED} />;
}
