import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { type PolicyBlock, policyLinks } from './policy';

const ADDRESSES = new Map<string, string>([
  ...policyLinks.map(({ label, to }): [string, string] => [label, to]),
  ['Contact page', paths.contact],
  ['Help page', paths.help],
  [site.contactEmail, site.socialLinks.email],
  [site.contactPhone, site.socialLinks.phone],
]);

/** A range such as 24-48, which browsers would break after its hyphen. */
const RANGE = /^\d+-\d+$/;
const MENTIONS = new RegExp(`(${[...ADDRESSES.keys()].map(escapePattern).join('|')}|\\d+-\\d+)`);

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Renders text with links for the email address, the phone number and page names, and whole ranges. */
export function PolicyText({ children }: { children: string }) {
  return children.split(MENTIONS).map((part, index) => {
    const address = ADDRESSES.get(part);
    if (RANGE.test(part)) {
      return (
        <Box key={index} component="span" sx={{ whiteSpace: 'nowrap' }}>
          {part}
        </Box>
      );
    }
    if (!address) return part;
    return address.startsWith('/') ? (
      <Link key={index} href={address} sx={{ overflowWrap: 'anywhere' }}>
        {part}
      </Link>
    ) : (
      <Link key={index} href={address} sx={{ overflowWrap: 'anywhere' }}>
        {part}
      </Link>
    );
  });
}

/** A paragraph, a list, numbered steps or a table; `label` is the name of a table. */
export function Block({ block, label }: { block: PolicyBlock; label: string }) {
  if (typeof block === 'string') {
    return (
      <Typography>
        <PolicyText>{block}</PolicyText>
      </Typography>
    );
  }
  if ('steps' in block) return <PolicySteps steps={block.steps} />;
  if ('columns' in block) return <PolicyTable label={label} {...block} />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, pl: 3, listStyle: 'revert' }}>
      {block.list.map((entry) => (
        <li key={entry}>
          <PolicyText>{entry}</PolicyText>
        </li>
      ))}
    </Box>
  );
}

/** Numbered steps connected by a line. */
function PolicySteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <Stepper orientation="vertical" nonLinear>
      {steps.map(({ title, text }) => (
        <Step key={title} active>
          <StepLabel>
            <Typography variant="h4" component="h3">
              <PolicyText>{title}</PolicyText>
            </Typography>
          </StepLabel>
          <StepContent>
            <Typography>
              <PolicyText>{text}</PolicyText>
            </Typography>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}

type PolicyTableProps = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

const TWO_COLUMNS = 2;

const PAPER = 'var(--mui-palette-background-paper)';
const SHADE = 'color-mix(in srgb, var(--mui-palette-text-primary) 22%, transparent)';

/** Shadows at edges with more content; covers that scroll with the content hide them otherwise. */
const edgeShadows = {
  backgroundImage: `linear-gradient(90deg, ${PAPER} 40%, transparent), linear-gradient(270deg, ${PAPER} 40%, transparent), linear-gradient(90deg, ${SHADE}, transparent), linear-gradient(270deg, ${SHADE}, transparent)`,
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '40px 100%, 40px 100%, 12px 100%, 12px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

/** A table with row headers in the first column; it scrolls horizontally where large text needs it. */
function PolicyTable({ label, columns, rows }: PolicyTableProps) {
  const isWide = columns.length > TWO_COLUMNS;
  return (
    <TableContainer
      role="group"
      aria-label={`${label}, table`}
      // Focusable, so that it can be scrolled with the keyboard.
      tabIndex={0}
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        ...edgeShadows,
      }}
    >
      <Table sx={{ '& th, & td': { px: { xs: 1, sm: 2 }, overflowWrap: 'break-word' } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name = '', ...cells]) => (
            <TableRow key={name}>
              <TableCell
                component="th"
                scope="row"
                sx={{ width: { sm: isWide ? '25%' : '50%' }, fontWeight: 650 }}
              >
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={columns[index + 1]}>
                  <PolicyText>{cell}</PolicyText>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
