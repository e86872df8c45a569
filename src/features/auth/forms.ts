/** The public index of the account forms, which only the pages that show one load. */
export { AuthPanel } from './AuthPanel';
export { ConfirmEmail } from './ConfirmEmail';
export { ForgotPasswordForm } from './ForgotPasswordForm';
export { EMAIL_FIELD, LoginForm } from './LoginForm';
export { PasswordForm } from './PasswordForm';
export { PROFILE_FIELDS, ProfileForm } from './ProfileForm';
export { RegisterForm } from './RegisterForm';
export { useAccountEnd } from './useAccountEnd';
export { ResetPasswordForm } from './ResetPasswordForm';
