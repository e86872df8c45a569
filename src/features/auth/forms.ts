/** The public index of the account forms, which only the pages that show one load. */
export { AuthPanel } from './AuthPanel';
export { LoginForm } from './LoginForm';
export { PasswordForm } from './PasswordForm';
export { ProfileForm } from './ProfileForm';
export { RegisterForm } from './RegisterForm';
