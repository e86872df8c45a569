import {
  cardNetwork,
  cardNumberProblem,
  cvvProblem,
  digitsOf,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  futureExpiry,
  holderProblem,
} from './cards';
import { element, idFor } from './dom';
import type { Field } from './field';
import { createField } from './field';
import type { TestCredential } from './testCredentials';
import { testCredentials } from './testCredentials';
import type { PaymentInstrument } from './types';
import { upiProblem } from './upi';

type Method = PaymentInstrument['method'];

/** The payment form: method, its fields and the test credentials. */
export interface PaymentFields {
  /** A fieldset; disabling it disables every control inside. */
  readonly root: HTMLFieldSetElement;
  readonly firstInput: HTMLInputElement;
  /**
   * Returns the entered instrument, or null after showing the errors and focusing the first invalid
   * field.
   */
  read(): PaymentInstrument | null;
}

interface PaymentFieldsSetup {
  holderName: string;
  now: () => Date;
  /** Called after a test credential has filled the form. */
  onFilled: () => void;
}

function createMethodChoice(id: Method, text: string): [HTMLInputElement, HTMLElement] {
  const radio = element('input', {
    type: 'radio',
    name: idFor('method'),
    value: id,
    class: 'sc-radio',
  });
  return [radio, element('label', { class: 'sc-method' }, radio, text)];
}

function createTestCredentials(use: (credential: TestCredential) => void): HTMLDetailsElement {
  const items = testCredentials.map((credential) => {
    const { label, method, value } = credential;
    const button = element(
      'button',
      { type: 'button', class: 'sc-use', 'aria-label': `Use: ${label}` },
      'Use',
    );
    button.addEventListener('click', () => use(credential));
    const shown = method === 'card' ? formatCardNumber(value) : value;
    const text = element(
      'span',
      { class: 'sc-credential-text' },
      element('span', { class: 'sc-credential-value' }, shown),
      element('span', { class: 'sc-credential-label' }, label),
    );
    return element('li', { class: 'sc-credential' }, text, button);
  });
  return element(
    'details',
    { class: 'sc-details' },
    element('summary', { class: 'sc-summary' }, 'Test cards and UPI IDs'),
    element('ul', { class: 'sc-credentials', role: 'list' }, ...items),
  );
}

/**
 * Creates both methods with their fields and the list of test credentials; typing in a field
 * selects its method.
 */
export function createPaymentFields({
  holderName,
  now,
  onFilled,
}: PaymentFieldsSetup): PaymentFields {
  const numeric = { inputmode: 'numeric', spellcheck: 'false' };
  const number = createField({
    id: 'number',
    label: 'Card number',
    attributes: { ...numeric, autocomplete: 'cc-number', placeholder: '0000 0000 0000 0000' },
    format: formatCardNumber,
  });
  const expiry = createField({
    id: 'expiry',
    label: 'Expiry (MM/YY)',
    attributes: { ...numeric, autocomplete: 'cc-exp', placeholder: 'MM/YY' },
    format: formatExpiry,
  });
  const cvv = createField({
    id: 'cvv',
    label: 'CVV',
    attributes: { ...numeric, type: 'password', autocomplete: 'cc-csc' },
    format: digitsOf,
  });
  const holder = createField({
    id: 'holder',
    label: 'Name on card',
    attributes: { autocomplete: 'cc-name', spellcheck: 'false' },
  });
  const upi = createField({
    id: 'upi',
    label: 'UPI ID',
    attributes: {
      inputmode: 'email',
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
      placeholder: 'name@bank',
    },
  });
  holder.input.value = holderName;

  const network = element('span', { class: 'sc-network' });
  number.root.append(network);
  const showNetwork = (): void => {
    network.textContent = cardNetwork(number.input.value);
  };
  number.input.addEventListener('input', showNetwork);

  const [cardRadio, cardChoice] = createMethodChoice('card', 'Card');
  const [upiRadio, upiChoice] = createMethodChoice('upi', 'UPI');
  const cardPanel = element(
    'div',
    { class: 'sc-panel' },
    number.root,
    element('div', { class: 'sc-pair' }, expiry.root, cvv.root),
    holder.root,
  );
  const upiPanel = element('div', { class: 'sc-panel' }, upi.root);
  const choose = (method: Method): void => {
    cardRadio.checked = method === 'card';
    upiRadio.checked = method === 'upi';
  };
  cardPanel.addEventListener('input', () => choose('card'));
  upiPanel.addEventListener('input', () => choose('upi'));
  // As in India, where most buyers pay by UPI.
  choose('upi');

  const fill = (field: Field, value: string): void => {
    field.input.value = value;
    field.setProblem(null);
  };
  const credentials = createTestCredentials(({ method, value }) => {
    choose(method);
    if (method === 'upi') {
      fill(upi, value);
    } else {
      fill(number, formatCardNumber(value));
      fill(expiry, futureExpiry(now()));
      fill(cvv, '123');
      fill(holder, holder.input.value.trim() || 'Test Customer');
      showNetwork();
    }
    credentials.open = false;
    onFilled();
  });

  const findProblems = (): [Field, string | null][] =>
    upiRadio.checked
      ? [[upi, upiProblem(upi.input.value)]]
      : [
          [number, cardNumberProblem(number.input.value)],
          [expiry, expiryProblem(expiry.input.value, now())],
          [cvv, cvvProblem(cvv.input.value, number.input.value)],
          [holder, holderProblem(holder.input.value)],
        ];

  return {
    root: element(
      'fieldset',
      { class: 'sc-fields' },
      element('legend', { class: 'sc-legend' }, 'Pay with'),
      element('div', { class: 'sc-methods' }, upiChoice, upiPanel, cardChoice, cardPanel),
      credentials,
    ),
    firstInput: upi.input,
    read() {
      const problems = findProblems();
      for (const [field, problem] of problems) field.setProblem(problem);
      const firstWrong = problems.find(([, problem]) => problem !== null);
      if (firstWrong) {
        firstWrong[0].input.focus();
        return null;
      }
      return upiRadio.checked
        ? { method: 'upi', vpa: upi.input.value.trim() }
        : { method: 'card', card: { number: digitsOf(number.input.value) } };
    },
  };
}
