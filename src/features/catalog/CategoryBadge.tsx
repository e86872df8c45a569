import Chip from '@mui/material/Chip';

/** Category label of projects without a category (specification, section 2: Project detail). */
export const UNCATEGORIZED = 'Uncategorized';

/** Shows a project's category on its picture in a CardFrame. */
export function CategoryBadge({ category }: { category: string | null }) {
  return <Chip component="span" size="small" className="badge" label={category || UNCATEGORIZED} />;
}
