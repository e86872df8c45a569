import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** Searches that were probably meant. */
export type DidYouMeanProps = {
  /** The search with its spelling corrected; may be empty. */
  spellings: readonly string[];
  /** Returns the URL of another search. */
  toSearch: (search: string) => string;
};

/** Offers the search with its spelling corrected; nothing without one. */
export function DidYouMean({ spellings, toSearch }: DidYouMeanProps) {
  if (spellings.length === 0) return null;
  return (
    <Typography>
      Did you mean{' '}
      {spellings.map((text, index) => (
        <span key={text}>
          <span>{index > 0 ? ', ' : ''}</span>
          <Link component={RouterLink} to={toSearch(text)} sx={{ fontWeight: 650 }}>
            {text}
          </Link>
        </span>
      ))}
      <span>?</span>
    </Typography>
  );
}
