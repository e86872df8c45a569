import { type ComponentType, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RestoredNote } from '../restoreReport';
import type { Workbench } from '../types';
import { ClockTab } from './ClockTab';
import { LogTab } from './log/LogTab';
import { OperationsTab } from './operations/OperationsTab';
import { OutboxTab } from './OutboxTab';
import { PaymentsTab } from './PaymentsTab';
import { PeopleTab } from './PeopleTab';
import { ScenariosTab } from './ScenariosTab';
import { ShareTab } from './ShareTab';
import { SocketTab } from './SocketTab';
import { StateTab } from './StateTab';
import { SwitchesTab } from './SwitchesTab';
import { usePanelTheme } from './theme';
import { PanelContext, useWorkbench } from './workbenchContext';

/** Id of the panel's element, used to focus it. */
export const PANEL_ID = 'workbench-panel';

/** The height of the panel below the shop, which can be scrolled above it. */
const HEIGHT_BELOW = '42vh';
const beside = { insetBlock: 0, width: { xs: '100%', sm: 600 } } as const;

/** Where the panel can be, in the order in which its button moves it. */
const PLACES = {
  below: { bottom: 0, insetInline: 0, height: HEIGHT_BELOW },
  left: { ...beside, left: 0 },
  right: { ...beside, right: 0 },
} as const;

type Place = keyof typeof PLACES;
const placeNames = Object.keys(PLACES) as Place[];
const placeAfter = (place: Place) =>
  placeNames[(placeNames.indexOf(place) + 1) % placeNames.length]!;
const wordsFor = (place: Place) =>
  place === 'below' ? 'Move below the shop' : `Move to the ${place}`;

/** Where the panel was last, to open there again. Beside the shop it would cover the price of a project. */
let lastPlace: Place = 'below';

const layout = {
  position: 'fixed',
  zIndex: 'modal',
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'none' },
} as const;

const header = { display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 0.75 } as const;

/** The workbench panel; modal only where it covers the shop, which stays usable beside it elsewhere. */
export function Panel({ workbench, onClose }: { workbench: Workbench; onClose: () => void }) {
  const theme = usePanelTheme();
  const [message, setMessage] = useState('');
  const context = useMemo(() => ({ workbench, showStatus: setMessage }), [workbench]);
  return (
    <ThemeProvider theme={theme}>
      <PanelContext value={context}>
        <PanelFrame message={message} onClose={onClose} />
      </PanelContext>
    </ThemeProvider>
  );
}

/** A function of its own, so that React calls it for a new element alone. */
const focus = (element: HTMLElement | null) => element?.focus();

function PanelFrame({ message, onClose }: { message: string; onClose: () => void }) {
  const { workbench } = useWorkbench();
  const isCovering = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const [chosen, setChosen] = useState(lastPlace);
  const place = isCovering ? 'right' : chosen;
  const next = placeAfter(place);
  const move = () => {
    lastPlace = next;
    setChosen(next);
  };
  useEffect(() => {
    if (place !== 'below') return;
    document.body.style.paddingBottom = HEIGHT_BELOW;
    return () => void (document.body.style.paddingBottom = '');
  }, [place]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const panel = (
    <Paper
      id={PANEL_ID}
      ref={focus}
      role="dialog"
      aria-modal={isCovering || undefined}
      aria-labelledby={`${PANEL_ID}-title`}
      tabIndex={-1}
      elevation={12}
      square
      onKeyDown={closeOnEscape}
      sx={{ ...layout, ...PLACES[place], outline: 'none' }}
    >
      <Box sx={{ ...header, borderBottom: 1, borderColor: 'divider' }}>
        <Typography
          id={`${PANEL_ID}-title`}
          variant="subtitle1"
          component="h2"
          sx={{ flex: 1, fontWeight: 700 }}
        >
          Workbench
        </Typography>
        <Tooltip title={wordsFor(next)}>
          <IconButton onClick={move} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            <SwapHorizRounded fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Close the workbench">
          <IconButton onClick={onClose}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      {workbench.problems.map((problem) => (
        <Alert key={problem} severity="error">
          {`${problem}. This part of the address does not apply.`}
        </Alert>
      ))}
      {workbench.limitations.map((limitation) => (
        <Alert key={limitation} severity="warning">
          {limitation}
        </Alert>
      ))}
      {workbench.restored && <RestoredAlert note={workbench.restored} />}
      <PanelTabs isVertical={!isCovering && place !== 'below'} />
      <Box
        role="status"
        sx={{
          px: 2,
          py: 0.75,
          minHeight: 34,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'body2',
          overflowWrap: 'anywhere',
        }}
      >
        {message}
      </Box>
    </Paper>
  );
  return isCovering ? (
    <Modal open hideBackdrop disableAutoFocus disableRestoreFocus>
      {panel}
    </Modal>
  ) : (
    panel
  );
}

/** Says which bug report the page was opened from, and what differs from it. */
function RestoredAlert({ note: { createdAt, gaps } }: { note: RestoredNote }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Alert
      severity="info"
      onClose={() => setIsOpen(false)}
      sx={{ maxHeight: '40%', overflow: 'auto', flexShrink: 0 }}
    >
      <div>{`This page was restored from the bug report of ${createdAt}.`}</div>
      {gaps.map((gap) => (
        <div key={gap}>{gap}</div>
      ))}
    </Alert>
  );
}

const TABS: readonly { name: string; Content: ComponentType }[] = [
  { name: 'People', Content: PeopleTab },
  { name: 'Scenarios', Content: ScenariosTab },
  { name: 'Operations', Content: OperationsTab },
  { name: 'Socket', Content: SocketTab },
  { name: 'Payments', Content: PaymentsTab },
  { name: 'Clock', Content: ClockTab },
  { name: 'Switches', Content: SwitchesTab },
  { name: 'Outbox', Content: OutboxTab },
  { name: 'State', Content: StateTab },
  { name: 'Log', Content: LogTab },
  { name: 'Share', Content: ShareTab },
];

const tabId = (name: string) => `workbench-tab-${name}`;
const CONTENT_ID = 'workbench-tab-content';

/** Index of the last open tab, restored when the panel is opened again. */
let lastOpen = 0;

/** The panel's tabs, at the side of the content where there is height for them. */
function PanelTabs({ isVertical }: { isVertical: boolean }) {
  const [open, setOpen] = useState(lastOpen);
  const { name, Content } = TABS[open]!;
  const choose = (index: number) => {
    lastOpen = index;
    setOpen(index);
  };
  return (
    <Box
      sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: isVertical ? 'row' : 'column' }}
    >
      <Tabs
        value={open}
        onChange={(_event, index: number) => choose(index)}
        orientation={isVertical ? 'vertical' : 'horizontal'}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Parts of the workbench"
        sx={
          isVertical ? { borderRight: 1, borderColor: 'divider', minWidth: 112 } : { flexShrink: 0 }
        }
      >
        {TABS.map((tab) => (
          <Tab
            key={tab.name}
            label={tab.name}
            id={tabId(tab.name)}
            aria-controls={CONTENT_ID}
            sx={{
              textTransform: 'none',
              minHeight: 40,
              alignItems: isVertical ? 'flex-start' : 'center',
            }}
          />
        ))}
      </Tabs>
      <Box
        key={name}
        id={CONTENT_ID}
        role="tabpanel"
        aria-labelledby={tabId(name)}
        tabIndex={0}
        sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto', p: 2 }}
      >
        <Content />
      </Box>
    </Box>
  );
}
