/** How long the browser may take to read the file before its address is given back, in milliseconds. */
const ADDRESS_LIFETIME_MS = 60_000;

/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}
