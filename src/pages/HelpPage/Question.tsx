import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Faq } from '@/config/content/faq';
import { FindableAccordion } from '@/ui/FindableAccordion';

/** A question that expands its answer. */
export function Question({ faq: { question, answer, link } }: { faq: Faq }) {
  return (
    <FindableAccordion summary={question} square sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ maxWidth: '68ch' }}>{answer}</Typography>
      {link && (
        <Link
          component={RouterLink}
          to={link.to}
          sx={{ display: 'inline-block', mt: 1, fontWeight: 650 }}
        >
          {link.label}
        </Link>
      )}
    </FindableAccordion>
  );
}
