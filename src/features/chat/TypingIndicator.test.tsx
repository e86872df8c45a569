import { render, screen } from '@testing-library/react';
import { TypingIndicator } from './TypingIndicator';

const meera = { id: 1, name: 'Meera Iyer' };
const asha = { id: 2, name: 'Asha Rao' };

it.each([
  ['Meera Iyer is typing…', meera, undefined],
  ['Asha Rao is typing…', asha, 2],
  ['Meera Iyer is answering too…', meera, 2],
])('tells that %s', (text, typist, customerId) => {
  render(<TypingIndicator typist={typist} {...(customerId !== undefined && { customerId })} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
