import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

type SearchNotesProps = {
  /** What is searched: "project". */
  noun: string;
  search: string;
  /** The search with its spelling corrected, if its results are shown. */
  corrected?: string | undefined;
  /** What the words also mean, as far as it found more. */
  also?: readonly string[] | undefined;
  /** Whether the results lack some of the words. */
  isClosest?: boolean | undefined;
  /** Other spellings that would find something. */
  spellings?: readonly string[] | undefined;
  /** Returns the URL of a search, as it is if it is verbatim. */
  toSearch: (search: string, isVerbatim?: boolean) => string;
};

/** Says how a search was understood, and how to undo that; nothing where the results are just those of its words. */
export function SearchNotes(props: SearchNotesProps) {
  const { noun, search, corrected, also = [], isClosest, spellings = [], toSearch } = props;
  const [spelling] = spellings;
  const written = corrected ?? search;
  const link = (text: string, isVerbatim: boolean, label = text) => (
    <Link href={toSearch(text, isVerbatim)} sx={{ fontWeight: 650 }}>
      {label}
    </Link>
  );
  return (
    <Box sx={{ '& > :last-child': { mb: 2 }, overflowWrap: 'anywhere' }}>
      {corrected && (
        <Typography>
          <span>Showing results for </span>
          <strong>{corrected}</strong>
          <span>; search instead for </span>
          <span>{link(search, true)}</span>
        </Typography>
      )}
      {isClosest && <Typography>{`No ${noun} has all of these words. Closest:`}</Typography>}
      {spelling && (
        <Typography>
          <span>Did you mean </span>
          <span>{link(spelling, false)}</span>
          <span>?</span>
        </Typography>
      )}
      {also.length > 0 && (
        <Typography>
          <span>{`Also: ${also.join(', ')}. `}</span>
          <span>{link(written, true, `Only “${written}”`)}</span>
        </Typography>
      )}
    </Box>
  );
}
