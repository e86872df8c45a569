import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

/** Asked about in the seeds: six questions are answered, one waits. */
const ASKED = 12;
const NOT_ASKED = 2;
const TEXT = 'Does it run\non <b>my</b> old phone, too?';

async function openQuestions(id: number, as?: string) {
  const app = await renderApp(`/projects/${id}`, { ...(as && { as }) });
  const section = () => screen.findByRole('region', { name: 'Questions' });
  await within(await section()).findByRole('button', { name: 'Ask a question' });
  return { ...app, questions: within(await section()) };
}

const textField = () => screen.findByRole('textbox', { name: 'Your question' });
const ofUser = (id: number) => backend.store.questions.where('userId', id);

describe('the questions about a project', () => {
  it('are read with their answers, and come in pages', async () => {
    const { user, questions } = await openQuestions(ASKED);
    expect(questions.getAllByRole('article')).toHaveLength(5);
    expect(questions.getAllByText('Answer from Launchyard')).toHaveLength(5);
    expect(questions.getByText(/^Aditya R\. · /)).toBeVisible();
    await user.click(questions.getByRole('button', { name: 'Show more questions' }));
    await waitFor(() => expect(questions.getAllByRole('article')).toHaveLength(6));
    expect(questions.queryByText(/WhatsApp/)).not.toBeInTheDocument();
  });

  it('are found by a search of question and answer', async () => {
    const { user, questions } = await openQuestions(ASKED);
    const search = questions.getByRole('textbox', { name: 'Search the questions' });
    await user.type(search, 'docker{Enter}');
    expect(await questions.findByText('1 question found')).toBeVisible();
    expect(questions.getByRole('heading', { name: /shared hosting/ })).toBeVisible();
    await user.clear(search);
    await user.type(search, 'helicopter{Enter}');
    expect(await questions.findByText('0 questions found')).toBeVisible();
    expect(questions.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  });

  it('are asked for again after a failure', async () => {
    backend.faults.set('listQuestions', { status: 500 });
    const { user, questions } = await openQuestions(ASKED);
    expect(await questions.findByText('The questions could not be loaded.')).toBeVisible();
    backend.faults.clear();
    await user.click(questions.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(questions.getAllByRole('article')).toHaveLength(5));
  });
});

describe('a question', () => {
  it('of a guest is kept for the time after the login', async () => {
    const { user, questions } = await openQuestions(NOT_ASKED);
    expect(questions.getByText('Nobody has asked about this project yet.')).toBeVisible();
    await user.click(questions.getByRole('button', { name: 'Ask a question' }));
    await waitFor(async () => expect(await textField()).toHaveFocus());
    await fillIn(user, { 'Your question': TEXT });
    await user.click(questions.getByRole('button', { name: 'Log in to send' }));
    await logIn(user, people.owner);

    expect(await textField()).toHaveValue(TEXT);
    expect(sessionStorage.getItem(`question-draft-guest-${NOT_ASKED}`)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText(/^Thank you! Your question appears here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask a question' })).toHaveFocus();
    expect(ofUser(2)).toMatchObject([{ text: TEXT, answer: null, projectId: NOT_ASKED }]);
    expect(screen.getByText('Nobody has asked about this project yet.')).toBeVisible();
  });

  it('stays with the reason when it is too short or refused', async () => {
    const { user, questions } = await openQuestions(ASKED, people.owner);
    await user.click(questions.getByRole('button', { name: 'Ask a question' }));
    await user.type(await textField(), 'Why?');
    const send = () => user.click(questions.getByRole('button', { name: 'Send question' }));
    await send();
    expect(await screen.findByText('Your question needs at least 10 characters')).toBeVisible();
    backend.faults.set('askQuestion', { status: 500 });
    await user.type(await textField(), ' Because?');
    await send();
    expect(await screen.findByText(/^Your question could not be sent\./)).toBeVisible();
    expect(await textField()).toHaveValue('Why? Because?');
  });
});
