import CompareIcon from '@mui/icons-material/CompareArrowsRounded';
import { styled } from '@mui/material/styles';
import { MOST_COMPARED } from '@/config/constants';
import { focusRing } from '@/theme/mixins';
import { useFavourite, useFavouriteIds } from './favouritesSlice';

type CompareToggleProps = { id: number; title: string };

/** Chooses a project for the comparison; stands over the corner of its card. */
export function CompareToggle({ id, title }: CompareToggleProps) {
  const { isFavourite: isChosen, toggle } = useFavourite(id, 'compared');
  const isFull = useFavouriteIds('compared').length >= MOST_COMPARED;
  return (
    <Corner
      type="button"
      aria-label={`Compare ${title}`}
      aria-pressed={isChosen}
      title="Compare"
      // The bar says that no more can be compared.
      disabled={isFull && !isChosen}
      onClick={toggle}
    >
      <CompareIcon aria-hidden />
    </Corner>
  );
}

/** A target for a thumb around a small disc. */
const Corner = styled('button')(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  padding: 8,
  border: 0,
  lineHeight: 0,
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  '& svg': {
    padding: 3,
    borderRadius: '50%',
    fontSize: 28,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    boxShadow: `0 0 0 1px ${vars.palette.divider}`,
  },
  '&:focus-visible svg': focusRing,
  '&:hover svg': { color: vars.palette.primary.main },
  '&[aria-pressed=true] svg': {
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
  },
  '&:disabled': { visibility: 'hidden' },
}));
