import { digitsOf } from './cards';
import { element, idFor } from './dom';

/** A labelled text input with an error message. */
export interface Field {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows the error message, or clears it with null. */
  setProblem(problem: string | null): void;
}

interface FieldSetup {
  id: string;
  label: string;
  attributes: Readonly<Record<string, string>>;
  format?: (typed: string) => string;
}

function positionAfterDigits(text: string, count: number): number {
  let position = 0;
  for (let seen = 0; seen < count && position < text.length; position += 1) {
    if (/\d/.test(text.charAt(position))) seen += 1;
  }
  return position;
}

/** Reformats the input and keeps the caret behind the same digit. */
function reformat(input: HTMLInputElement, format: (typed: string) => string, event: Event): void {
  const typed = input.value;
  const formatted = format(typed);
  if (formatted === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const atEnd = caret === typed.length;
  let position = positionAfterDigits(formatted, digitsOf(typed.slice(0, caret)).length);
  // Deleting a separator forwards restores it, so the caret has to skip it.
  const forwards = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  if (forwards && /\D/.test(formatted.charAt(position))) position += 1;
  input.value = formatted;
  input.setSelectionRange(atEnd ? formatted.length : position, atEnd ? formatted.length : position);
}

/** Creates a field; `format` reformats its value on every input. */
export function createField({ id, label, attributes, format }: FieldSetup): Field {
  const input = element('input', { id: idFor(id), type: 'text', class: 'sc-input', ...attributes });
  const message = element('p', { id: idFor(`${id}-problem`), class: 'sc-problem' });
  const caption = element('label', { for: input.id, class: 'sc-label' }, label);
  const root = element('div', { class: `sc-field sc-field-${id}` }, caption, input);

  const setProblem = (problem: string | null): void => {
    message.textContent = problem;
    if (problem === null) {
      message.remove();
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    } else {
      root.append(message);
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', message.id);
    }
  };

  input.addEventListener('input', (event) => {
    if (format) reformat(input, format, event);
    setProblem(null);
  });
  return { root, input, setProblem };
}
