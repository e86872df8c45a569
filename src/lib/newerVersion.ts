const MAIN_SCRIPT = /\/assets\/main\.[\w-]+\.js/;

/** Returns whether the server has a newer build, so that chunks of this one may be gone; false if unknown. */
export async function isNewerVersionServed(): Promise<boolean> {
  const own = Array.from(document.scripts, ({ src }) => MAIN_SCRIPT.exec(src)?.[0]).find(Boolean);
  if (!own) return false;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const served = MAIN_SCRIPT.exec(await response.text())?.[0];
    return served !== undefined && served !== own;
  } catch {
    return false;
  }
}
