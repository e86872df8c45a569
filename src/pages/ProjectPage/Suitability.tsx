import Box from '@mui/material/Box';
import type { Project } from '@/api/catalogApi';
import { documentNames } from '@/config/content/documentNames';
import { splitCommas } from '@/lib/text';
import { CheckedList } from '@/ui/CheckedList';
import { FactList, TechnologyBadges } from './ProjectFacts';
import { Panel, Section } from './Section';

/** What the project is built with, what runs it and whom it suits, as far as the backend says. */
export function Suitability({ project }: { project: Project }) {
  const { requirements = [], suits = [], documents = [] } = project;
  const names = documents.map((name) => documentNames[name]);
  const facts = [
    { term: 'Suits', value: suits.join(', ') },
    { term: 'Documents', value: names.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <Section heading="Technologies">
      <TechnologyBadges technologies={splitCommas(project.technologies)} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
          alignItems: 'start',
          gap: 2,
          mt: 2,
          '&:empty': { display: 'none' },
        }}
      >
        {facts.length > 0 && (
          <Panel heading="For students">
            <FactList facts={facts} />
          </Panel>
        )}
        {requirements.length > 0 && (
          <Panel heading="Runs on">
            <CheckedList entries={requirements} isPlain />
          </Panel>
        )}
      </Box>
    </Section>
  );
}
