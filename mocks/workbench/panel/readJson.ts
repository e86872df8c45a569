/** Returns the parsed content of a file, or undefined if it is not JSON. */
export async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return undefined;
  }
}
