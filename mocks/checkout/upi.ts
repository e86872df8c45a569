/** Returns the error message for a UPI ID (`name@bank`), or null. */
export function upiProblem(typed: string): string | null {
  const id = typed.trim();
  if (id === '') return 'Enter the UPI ID.';
  return /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/i.test(id)
    ? null
    : 'Enter a UPI ID such as name@bank.';
}
