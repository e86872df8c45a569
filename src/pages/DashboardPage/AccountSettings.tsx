import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@/api/accountApi';
import { useLazyGetOwnDataQuery } from '@/api/accountServicesApi';
import { failureText, type FailureTexts } from '@/api/failureText';
import { offers } from '@/config/offers';
import { hasAdminRole } from '@/features/auth';
import { PasswordForm, ProfileForm } from '@/features/auth/forms';
import { useToast } from '@/features/toasts';
import { saveFile } from '@/lib/browser';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { Panel, PanelNote } from './Panel';

const FILE_NAME = 'launchyard-my-data.json';

const DATA_FAILURE: FailureTexts = {
  failed: 'Your data could not be loaded. Please try again.',
  quotes: 'all',
};

type OpenForm = 'profile' | 'password';

/** Changes the profile and the password. */
export default function AccountSettings({ user }: { user: User }) {
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
          {open === 'password' ? <PasswordForm /> : <ProfileForm user={user} />}
        </Box>
      )}
      <OwnAccount user={user} />
    </Panel>
  );
}

/** Downloads the user's data and deletes the account; renders nothing if the backend offers neither. */
function OwnAccount({ user }: { user: User }) {
  const [loadData, { isFetching }] = useLazyGetOwnDataQuery();
  const [isDeleting, setDeleting] = useState(false);
  const toast = useToast();
  if (!offers('account')) return null;

  const download = async () => {
    const finish = toast.loading('Collecting your data…');
    const { data, error } = await loadData();
    finish();
    if (data) {
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME);
      toast.success(`Your data was saved as ${FILE_NAME}`);
      return;
    }
    toast.error(failureText(error, DATA_FAILURE));
  };

  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <PanelNote>Your data belongs to you: take it with you, or take it back.</PanelNote>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" loading={isFetching} onClick={() => void download()}>
          Download my data
        </Button>
        {!hasAdminRole(user) && (
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        )}
      </Box>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Box>
  );
}
