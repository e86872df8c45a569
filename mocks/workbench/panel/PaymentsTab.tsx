import { formatCardNumber } from '../../checkout/cards';
import {
  type PaymentEnding,
  type PaymentEndingName,
  paymentEndings,
} from '../../scenarios/paymentEndings';
import { ChoiceList } from './ChoiceList';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

const names = Object.keys(paymentEndings) as PaymentEndingName[];

function describe({ description, credential }: PaymentEnding): string {
  if (!credential) return `${description}.`;
  const { method, value } = credential;
  const typed = method === 'card' ? `card ${formatCardNumber(value)}` : `UPI id ${value}`;
  return `${description}. By hand: ${typed}.`;
}

const choices = [
  { name: null, label: 'Ask me', description: 'The checkout waits for you to fill it in.' },
  ...names.map((name) => ({
    name,
    label: paymentEndings[name].label,
    description: describe(paymentEndings[name]),
  })),
];

/** Chooses how the next checkout ends. */
export function PaymentsTab() {
  const { workbench, showStatus } = useWorkbench();
  const { payment } = useSetup();
  return (
    <Section
      title="The next checkout"
      text="It opens for a moment and ends as chosen here, once. Cards take any future expiry date and any CVV."
    >
      <ChoiceList<PaymentEndingName | null>
        label="Endings of the next checkout"
        choices={choices}
        chosen={payment}
        onChoose={(name) => {
          workbench.payWith(name);
          showStatus(
            name
              ? `The next checkout: ${paymentEndings[name].label}.`
              : 'The next checkout asks you.',
          );
        }}
      />
    </Section>
  );
}
