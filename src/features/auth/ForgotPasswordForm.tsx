import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Formik } from 'formik';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  useGetAccountServicesQuery,
  useRequestPasswordResetMutation,
} from '@/api/accountServicesApi';
import { accountMessages } from '@/config/accountMessages';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormTextField } from '@/ui/form/FormTextField';
import { Notice } from '@/ui/Notice';
import { resetRequestSchema } from './schemas';
import { useOutcome } from './useOutcome';

type ForgotPasswordFormProps = {
  initialEmail: string;
  /** Content above the field. */
  children?: ReactNode;
};

/** Requests a password reset link; the confirmation is the same for every address. */
export function ForgotPasswordForm({ initialEmail, children }: ForgotPasswordFormProps) {
  const [requestLink] = useRequestPasswordResetMutation();
  const showOutcome = useOutcome();
  const [email, setEmail] = useState(initialEmail);
  const [isSent, setSent] = useState(false);
  if (isSent) return <LinkSent email={email} onAgain={() => setSent(false)} />;
  return (
    <Formik
      initialValues={{ email }}
      validationSchema={resetRequestSchema}
      onSubmit={async (values, { setStatus }) => {
        setEmail(values.email);
        const response = await requestLink({ passwordResetRequest: values });
        const texts = { rejected: accountMessages.linkRequestFailed };
        setSent(showOutcome(response, texts, setStatus));
      }}
    >
      <FormFrame submitLabel="Send me a link">
        {children}
        <FormTextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          hint="The address of your account"
        />
      </FormFrame>
    </Formik>
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
        {accountMessages.linkRequested(email)}
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
