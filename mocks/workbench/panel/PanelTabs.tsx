import { useState, type ComponentType } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ClockTab } from './ClockTab';
import { LogTab } from './log/LogTab';
import { OutboxTab } from './OutboxTab';
import { OperationsTab } from './operations/OperationsTab';
import { PaymentsTab } from './PaymentsTab';
import { PeopleTab } from './PeopleTab';
import { ScenariosTab } from './ScenariosTab';
import { ShareTab } from './ShareTab';
import { SocketTab } from './SocketTab';
import { StateTab } from './state/StateTab';
import { SwitchesTab } from './SwitchesTab';

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

/** The panel's tabs, at the side on wide screens and above the content on narrow ones. */
export function PanelTabs() {
  const [open, setOpen] = useState(lastOpen);
  const isWide = useMediaQuery('(min-width:600px)');
  const { name, Content } = TABS[open]!;
  const choose = (index: number) => {
    lastOpen = index;
    setOpen(index);
  };
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: isWide ? 'row' : 'column' }}>
      <Tabs
        value={open}
        onChange={(_event, index: number) => choose(index)}
        orientation={isWide ? 'vertical' : 'horizontal'}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Parts of the workbench"
        sx={isWide ? { borderRight: 1, borderColor: 'divider', minWidth: 112 } : { flexShrink: 0 }}
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
              alignItems: isWide ? 'flex-start' : 'center',
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
