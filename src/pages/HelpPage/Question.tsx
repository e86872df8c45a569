import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import OpenIcon from '@mui/icons-material/ExpandMoreRounded';
import type { Faq } from '@/config/content/faq';

/** A question that unfolds its answer. */
export function Question({ faq: { question, answer, link } }: { faq: Faq }) {
  return (
    <Box
      component="details"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        '& summary': {
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: 2,
          fontWeight: 650,
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '&:hover': { color: 'primary.main' },
        },
        '& summary svg': { transition: 'transform 150ms' },
        '&[open] summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <summary>
        {question}
        <OpenIcon aria-hidden />
      </summary>
      <Typography sx={{ maxWidth: '68ch', mb: link ? 1 : 2.5 }}>{answer}</Typography>
      {link && (
        <Link
          component={RouterLink}
          to={link.to}
          sx={{ display: 'inline-block', mb: 2.5, fontWeight: 650 }}
        >
          {link.label}
        </Link>
      )}
    </Box>
  );
}
