/** Moves the focus to the first field of the form, as it stands on the page, that has one of the names. */
export function focusFirstWrong(names: readonly string[]): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input, textarea)[name]',
  );
  Array.from(fields)
    .find(({ name }) => names.includes(name))
    ?.focus();
}
