export { Form, FormBody, FormColumn, SubmitButton } from './Form';
export { ConfirmDialog, FormDialog, useConfirmation } from './FormDialog';
export { fitsSchema, focusFirstInvalid, useForm } from './useForm';
