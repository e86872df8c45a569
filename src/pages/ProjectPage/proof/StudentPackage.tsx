import { useRef, useState } from 'react';
import PagesIcon from '@mui/icons-material/MenuBookRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { documentNames } from '@/config/content/documentNames';
import { env } from '@/config/env';
import { projectLimits } from '@/config/projectLimits';
import { toPictures } from '@/lib/imageAddress';
import { countOf } from '@/lib/numbers';
import { PictureViewer } from '../gallery/ProjectGallery';

type Details = NonNullable<Project['document_details']>[number];

/** What the pages of a document are, in the singular, where they are no pages. */
const UNITS: Partial<Record<Details['document'], string>> = {
  slides: 'slide',
  viva_questions: 'question',
};

/** What a college asks for, with format and pages, and pages of the report to leaf through. */
export function StudentPackage({ project }: { project: Project }) {
  const { id, title, documents = [], document_details: details = [], report_pages = [] } = project;
  const captions = report_pages.map((_page, index) => `Page ${index + 1} of the report`);
  const pages = toPictures(report_pages, captions, env.apiHost);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (details.length + pages.length === 0) return null;
  return (
    <Card component="section" aria-label="For your college" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        For your college
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0 }}>
        {documents.map((document) => {
          const known = details.find((each) => each.document === document);
          const pageCount = known?.pages && countOf(known.pages, UNITS[document] ?? 'page');
          return (
            <Box key={document} sx={{ display: 'contents', typography: 'body2' }}>
              <Box component="dt">{documentNames[document]}</Box>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary', textAlign: 'end' }}>
                {[pageCount, known?.format].filter(Boolean).join(', ') || 'included'}
              </Box>
            </Box>
          );
        })}
      </Box>
      {pages.length > 0 && (
        <Button
          ref={button}
          variant="outlined"
          startIcon={<PagesIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ mt: 1.5, minHeight: 44 }}
        >
          Look into the report
        </Button>
      )}
      {isOpen && (
        <PictureViewer
          pictures={pages.slice(0, projectLimits.report_pages.count)}
          project={{ id, title }}
          start={0}
          onClosed={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </Card>
  );
}
