import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { formatCardNumber } from '../../checkout/cards';
import {
  type PaymentEnding,
  type PaymentEndingName,
  paymentEndingNames,
  paymentEndings,
} from '../../scenarios/paymentEndings';
import { ChoiceList } from './ChoiceList';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

function describe({ description, credential }: PaymentEnding): string {
  if (!credential) return `${description}.`;
  const { method, value } = credential;
  const typed = method === 'card' ? `card ${formatCardNumber(value)}` : `UPI id ${value}`;
  return `${description}. By hand: ${typed}.`;
}

const choices = [
  { name: null, label: 'Ask me', description: 'The checkout waits for you to fill it in.' },
  ...paymentEndingNames.map((name) => ({
    name,
    label: paymentEndings[name].label,
    description: describe(paymentEndings[name]),
  })),
];

const tell = (endings: readonly PaymentEndingName[]) =>
  endings.length === 0
    ? 'The next checkout asks you.'
    : `The next checkout: ${endings.map((name) => paymentEndings[name].label).join(', then ')}.`;

/** Chooses how the next checkouts end. */
export function PaymentsTab() {
  const { workbench, showStatus } = useWorkbench();
  const { payments } = useSetup();
  const [isSeries, setSeries] = useState(payments.length > 1);
  return (
    <Section
      title="The next checkout"
      text="It opens for a moment and ends as chosen here, once. Cards take any future expiry date and any CVV."
    >
      <FormControlLabel
        control={<Switch checked={isSeries} onChange={(_event, isOn) => setSeries(isOn)} />}
        label="Choose for several checkouts, one after another"
        sx={{ ml: 0, gap: 1 }}
      />
      {payments.length > 1 && <Typography variant="body2">{tell(payments)}</Typography>}
      <ChoiceList<PaymentEndingName | null>
        label="Endings of the next checkout"
        choices={choices}
        chosen={payments[0] ?? null}
        onChoose={(name) => {
          const next = name === null ? [] : [...(isSeries ? payments : []), name];
          workbench.payWith(...next);
          showStatus(tell(next));
        }}
      />
    </Section>
  );
}
