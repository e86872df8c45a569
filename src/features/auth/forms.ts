/** The face of what is loaded only with the login and registration pages. */
export { AuthPanel } from './AuthPanel';
export { LoginForm } from './LoginForm';
export { RegisterForm } from './RegisterForm';
