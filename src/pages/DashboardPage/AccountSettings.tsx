import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@/api/accountApi';
import { lazyPart } from '@/ui/lazyPart';
import { PageSpinner } from '@/ui/PageSpinner';
import { Panel, PanelNote } from './Panel';

const AccountForms = lazyPart(() => import('./AccountForms'), {
  name: 'the account forms',
  loading: <PageSpinner />,
});

const OwnAccount = lazyPart(() => import('./OwnAccount'), {
  name: 'the data of the account',
  loading: null,
});

type OpenForm = 'profile' | 'password';

/** Changes the profile and the password; each form is loaded when opened. */
export function AccountSettings({ user }: { user: User }) {
  const [open, setOpen] = useState<OpenForm | null>(null);
  const toggle = (form: OpenForm, label: string) => (
    <Button
      variant={open === form ? 'contained' : 'outlined'}
      aria-expanded={open === form}
      onClick={() => setOpen(open === form ? null : form)}
    >
      {label}
    </Button>
  );
  return (
    <Panel heading="Account settings">
      <PanelNote>Change how we reach you, or the password that you log in with.</PanelNote>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {toggle('profile', 'Edit profile')}
        {toggle('password', 'Change your password')}
      </Box>
      {open && (
        <Box sx={{ mt: 3, maxWidth: 460 }}>
          <AccountForms open={open} user={user} />
        </Box>
      )}
      <OwnAccount user={user} />
    </Panel>
  );
}
