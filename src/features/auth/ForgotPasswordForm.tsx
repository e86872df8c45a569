import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  useGetAccountServicesQuery,
  useRequestPasswordResetMutation,
} from '@/api/accountServicesApi';
import { FormColumn, useForm } from '@/features/forms';
import { FormTextField } from '@/ui/form/FormTextField';
import { Notice } from '@/ui/Notice';
import { authFailures, authMessages } from './authMessages';
import { EMAIL_DRAFT } from './fields';
import { resetRequestSchema } from './schemas';

/** Requests a password reset link; the confirmation is the same for every address. */
export function ForgotPasswordForm({ initialEmail }: { initialEmail: string }) {
  const [requestLink] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: initialEmail },
    schema: resetRequestSchema,
    send: (passwordResetRequest) => requestLink({ passwordResetRequest }).unwrap(),
    onSent: (_response, { email }) => setSentTo(email),
    failed: authFailures.linkRequest,
    draft: EMAIL_DRAFT,
  });
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <FormColumn form={form} submitLabel="Send me a link">
      <FormTextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        hint="The address of your account"
      />
    </FormColumn>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { currentData } = useGetAccountServicesQuery();
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), []);
  const minutes = currentData?.reset_link_minutes;
  return (
    <Stack sx={{ gap: 2.25, alignItems: 'flex-start' }}>
      <Notice ref={noticeRef} tone="info">
        {authMessages.linkRequested(email)}
      </Notice>
      <Typography sx={{ color: 'text.secondary' }}>
        {`The link works once, for ${minutes ? `${minutes} minutes` : 'a short time'}. No mail? Look into the spam folder, or check the address.`}
      </Typography>
      <Button variant="outlined" onClick={onAgain}>
        Ask again
      </Button>
    </Stack>
  );
}
