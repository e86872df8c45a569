/** The face of what is loaded only with the pages and parts that hold a form of the account. */
export { AuthPanel } from './AuthPanel';
export { LoginForm } from './LoginForm';
export { PasswordForm } from './PasswordForm';
export { ProfileForm } from './ProfileForm';
export { RegisterForm } from './RegisterForm';
