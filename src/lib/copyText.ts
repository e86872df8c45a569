/** Copies a text to the clipboard; rejects when the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('This page may not write to the clipboard');
  await navigator.clipboard.writeText(text);
}
