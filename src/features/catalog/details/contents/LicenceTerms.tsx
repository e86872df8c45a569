import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Licence } from '@/api/catalogApi';
import { contentsMessages as texts } from '@/config/contentsMessages';
import { paths } from '@/config/paths';
import { MarkedList } from './MarkedList';
import { Panel } from './Panel';

/** The license in plain words, with a link to the terms. */
export function LicenceTerms({ licence: { name, may, may_not } }: { licence: Licence }) {
  const id = useId();
  const terms = [
    { headingId: `${id}-may`, heading: texts.may, entries: may, isNegative: false },
    { headingId: `${id}-may-not`, heading: texts.mayNot, entries: may_not, isNegative: true },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <Panel heading={name || texts.license}>
      {terms.map(({ headingId, heading, entries, isNegative }) => (
        <div key={headingId}>
          <Typography id={headingId} variant="body2" sx={{ mt: 1, fontWeight: 650 }}>
            {heading}
          </Typography>
          <MarkedList entries={entries} isNegative={isNegative} labelledBy={headingId} />
        </div>
      ))}
      <Link
        component={RouterLink}
        to={`${paths.terms}#commercial-license`}
        variant="body2"
        sx={{ display: 'inline-block', mt: 1.25, py: 0.25 }}
      >
        {texts.terms}
      </Link>
    </Panel>
  );
}
