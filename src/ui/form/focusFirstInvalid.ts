/** Focuses the first field of the form, in document order, that has one of the names. */
export function focusFirstInvalid(names: readonly string[]): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input, textarea)[name]',
  );
  Array.from(fields)
    .find(({ name }) => names.includes(name))
    ?.focus();
}
