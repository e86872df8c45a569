/** What styled elements are given for themselves and no HTML element knows. */
const STYLING_PROPS = ['as', 'ownerState', 'sx', 'theme'];

/**
 * Stands in for `@emotion/is-prop-valid` in builds, whose list of all attributes weighs 1.7 kB. Only
 * styled elements that do not say themselves what they hand on are asked; ours and Material UI's do.
 */
export default function isForwardedProp(name: string): boolean {
  return !STYLING_PROPS.includes(name);
}
