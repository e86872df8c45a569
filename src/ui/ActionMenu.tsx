import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import { IconAction } from './IconAction';

/** Something that can be done: a way to a path inside the app, or an act. */
export type MenuAction = {
  label: string;
  /** Why it cannot be done now; the entry then says so and does nothing. */
  reason?: string | null;
} & ({ to: string } | { onSelect: () => void });

type ActionMenuProps = {
  /** What the actions are about; the button's accessible name. */
  label: string;
  actions: readonly MenuAction[];
  /** Of the button, where a grid leads the keyboard. */
  tabIndex?: number | undefined;
};

/** A button with three dots that opens what can be done with something. */
export function ActionMenu({ label, actions, tabIndex }: ActionMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Lists have one of these in each row, and most of them are never opened.
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setAnchor(null);

  return (
    <>
      <IconAction
        size="small"
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        tabIndex={tabIndex}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <MoreIcon />
      </IconAction>
      {wasOpened && (
        <Menu
          id={id}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{
            // An action that cannot be done now is read with its reason.
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
      {...('to' in action && !reason && { component: RouterLink, to: action.to })}
      onClick={() => {
        onDone();
        if ('onSelect' in action) action.onSelect();
      }}
      sx={{
        display: 'block',
        whiteSpace: 'normal',
        // What cannot be done has to be readable too.
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
