/** Returns whether a pathname is a path or below it; nothing is below `/`. */
export function isWithin(pathname: string, path: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(path === '/' ? '//' : `${path}/`);
}
