import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconAction } from './IconAction';
import { useClosedByBack } from './useClosedByBack';

/** An entry of the menu: a link inside the app or an action. */
export type MenuAction = {
  label: string;
  /** Why it is unavailable; the entry then shows the reason and does nothing. */
  reason?: string | null;
} & ({ to: string } | { onSelect: () => void });

type ActionMenuProps = {
  /** The accessible name of the button. */
  label: string;
  actions: readonly MenuAction[];
  /** The tab index of the button, for keyboard navigation in a grid. */
  tabIndex?: number | undefined;
};

/** A three-dot button that opens a menu of actions. */
export function ActionMenu({ label, actions, tabIndex }: ActionMenuProps) {
  const id = useId();
  // Null until first opened: lists have one menu per row, and most are never opened.
  const [menu, setMenu] = useState<{ anchor: HTMLElement; isOpen: boolean } | null>(null);
  const isOpen = menu?.isOpen ?? false;
  const close = () => setMenu(menu && { ...menu, isOpen: false });
  useClosedByBack(isOpen, close);

  return (
    <>
      <IconAction
        size="small"
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        tabIndex={tabIndex}
        onClick={({ currentTarget }) => setMenu({ anchor: currentTarget, isOpen: true })}
      >
        <MoreIcon />
      </IconAction>
      {menu && (
        <Menu
          id={id}
          anchorEl={menu.anchor}
          open={isOpen}
          onClose={close}
          slotProps={{
            // Screen readers read an unavailable action with its reason.
            list: { 'aria-label': label, disabledItemsFocusable: true },
          }}
        >
          {actions.map((action) => (
            <ActionItem key={action.label} action={action} onDone={close} />
          ))}
        </Menu>
      )}
    </>
  );
}

function ActionItem({ action, onDone }: { action: MenuAction; onDone: () => void }) {
  const { label, reason } = action;
  return (
    <MenuItem
      disabled={Boolean(reason)}
      {...('to' in action && !reason && { component: RouterLink, to: action.to, replace: true })}
      onClick={() => {
        onDone();
        if ('onSelect' in action) action.onSelect();
      }}
      sx={{
        display: 'block',
        whiteSpace: 'normal',
        // Unavailable actions must stay readable.
        '&.Mui-disabled': { opacity: 1, color: 'text.secondary' },
      }}
    >
      {label}
      {reason && (
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {reason}
        </Box>
      )}
    </MenuItem>
  );
}
