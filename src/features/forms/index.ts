export { focusFirstInvalid } from './focusFirstInvalid';
export { fitsSchema } from './fitsSchema';
export { Form, FormBody, FormColumn, SubmitButton } from './Form';
export { ConfirmDialog, FormDialog, useConfirmation } from './FormDialog';
export { useForm } from './useForm';
