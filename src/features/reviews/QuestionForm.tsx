import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { useAskQuestionMutation } from '@/api/questionsApi';
import { paths } from '@/config/paths';
import { reviewLimits as limits } from '@/config/reviewLimits';
import { rememberLocation, useAuth } from '@/features/auth';
import { focusFirstInvalid, FormColumn, useForm } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { trimVisible } from '@/lib/visibleText';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';

type QuestionFormProps = { projectId: number; onSent: () => void };

/** The form for a question, stored as a draft; a guest's is there again after the login. */
export default function QuestionForm({ projectId, onSent }: QuestionFormProps) {
  const isGuest = useAuth().status === 'anonymous';
  const location = useLocation();
  const navigate = useNavigate();
  const [askQuestion] = useAskQuestionMutation();
  const toast = useToast();
  const logIn = async () => {
    const here = { ...location, hash: '#questions' };
    await navigate(paths.login, { state: rememberLocation(here, { asksQuestion: true }) });
    // The form is left as it is, and its draft with it.
    return new Promise(() => undefined);
  };
  const form = useForm<{ question: string }, unknown>({
    initialValues: { question: '' },
    schema: questionSchema,
    send: ({ question }) =>
      isGuest
        ? logIn()
        : askQuestion({ id: projectId, body: { text: trimVisible(question) } }).unwrap(),
    onSent: () => {
      toast.success('Thank you! Your question appears here with our answer.');
      onSent();
    },
    failed: 'Your question could not be sent',
    draft: { name: 'question-draft', record: String(projectId) },
  });
  useEffect(() => focusFirstInvalid(['question']), []);
  return (
    <FormColumn form={form} submitLabel={isGuest ? 'Log in to send' : 'Send question'}>
      <FormTextField
        name="question"
        label="Your question"
        minRows={3}
        countTo={limits.questionMax}
        hint="Everybody can read it once we have answered it."
      />
    </FormColumn>
  );
}

const questionSchema = object({
  question: shownText()
    .required('Please write your question')
    .min(limits.questionMin, `Your question needs at least ${limits.questionMin} characters`)
    .max(limits.questionMax, `Your question can have at most ${limits.questionMax} characters`),
});
