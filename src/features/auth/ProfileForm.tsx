import { Formik } from 'formik';
import type { User } from '@/api/accountApi';
import { FormFrame } from '@/ui/form/FormFrame';
import { FormTextField } from '@/ui/form/FormTextField';
import type { ProfileFields } from './authSlice';
import { profileSchema } from './schemas';
import { useUpdateProfile } from './useAccountChanges';

/** Changes name, email and phone of the signed-in user. */
export function ProfileForm({ user }: { user: User }) {
  const updateProfile = useUpdateProfile();
  const initialValues: ProfileFields = {
    name: user.name,
    email: user.email,
    phone: user.phone ?? '',
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={profileSchema}
      onSubmit={async ({ name, email, phone }) => {
        await updateProfile({ name: name.trim(), email, phone });
      }}
    >
      <FormFrame submitLabel="Save profile">
        <FormTextField name="name" label="Full name" autoComplete="name" />
        <FormTextField name="email" label="Email" type="email" autoComplete="email" />
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      </FormFrame>
    </Formik>
  );
}
