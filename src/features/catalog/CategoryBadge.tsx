import Box from '@mui/material/Box';

/** What a project without a category is filed under (specification, section 2: Project detail). */
export const UNCATEGORIZED = 'Uncategorized';

/** A project's category on its picture. */
export function CategoryBadge({ category }: { category: string | null }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 12,
        left: 12,
        maxWidth: 'calc(100% - 24px)',
        px: 1,
        py: 0.25,
        borderRadius: 1,
        fontSize: '0.78rem',
        fontWeight: 650,
        color: 'text.primary',
        bgcolor: 'background.paper',
      }}
    >
      {category || UNCATEGORIZED}
    </Box>
  );
}
