/** The public index of drafts of Formik forms, apart from the others that need no Formik. */
export { FormDraft } from './FormDraft';
