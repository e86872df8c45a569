import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { MOST_COMPARED } from '@/config/constants';
import { paths } from '@/config/paths';
import { BottomBar } from '@/ui/BottomBar';
import { useClearComparison, useFavouriteIds } from './favouritesSlice';

const LABEL = 'Comparison';

/** Leads to the comparison of the chosen projects; at the bottom of a phone, in the corner elsewhere. */
export default function CompareBar() {
  const ids = useFavouriteIds('compared');
  const clear = useClearComparison();
  const buttons = (
    <>
      <Button variant="contained" href={paths.comparison(ids)} disabled={ids.length < 2}>
        <span>{`Compare ${ids.length}`}</span>
      </Button>
      <span>{ids.length < MOST_COMPARED && `of ${MOST_COMPARED} at most`}</span>
      <Button onClick={clear}>Clear</Button>
    </>
  );
  return (
    <>
      <BottomBar label={LABEL}>{buttons}</BottomBar>
      <Paper component="aside" aria-label={LABEL} elevation={8} sx={floatingSx}>
        {buttons}
      </Paper>
    </>
  );
}

const floatingSx = {
  position: 'fixed',
  displayPrint: 'none',
  zIndex: 'mobileStepper',
  bottom: 24,
  left: '50%',
  transform: 'translateX(-50%)',
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: 2,
  p: 1.5,
  borderRadius: 2,
} as const;
