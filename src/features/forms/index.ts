export { focusFirstInvalid, useFocusFirstError } from './focusFirstInvalid';
export { Form, FormBody, FormColumn, SubmitButton } from './Form';
export { FormDialog } from './FormDialog';
export { useForm } from './useForm';
