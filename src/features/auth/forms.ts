/** The public index of the account forms, which only the pages that show one load. */
export { AuthPanel } from './AuthPanel';
export { ConfirmEmail } from './ConfirmEmail';
export { ForgotPasswordForm } from './ForgotPasswordForm';
export { UserName } from './fields';
export { formMessages } from './schemas';
export { LoginForm } from './LoginForm';
export { PasswordForm } from './PasswordForm';
export { ProfileForm } from './ProfileForm';
export { RegisterForm } from './RegisterForm';
export { rememberEmail } from './rememberedEmail';
export { ResetPasswordForm } from './ResetPasswordForm';
