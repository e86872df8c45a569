/** Design tokens; the theme turns them into CSS variables. */

/**
 * Blueprint blue on cool paper, with a signal yellow for the primary action. `line` is for
 * dividers, `control` for field borders, with at least 3:1 contrast against `page` and `surface`.
 */
export const lightColors = {
  page: '#F4F6FB',
  surface: '#FFFFFF',
  ink: '#10162F',
  muted: '#515A78',
  line: '#D9DEEC',
  primary: '#2A45DB',
  primaryStrong: '#1D33AE',
  success: '#0F7346',
  error: '#BE2337',
  warning: '#8A5200',
  brand: {
    hero: '#1C2F9E',
    deep: '#101B5E',
    soft: '#E7EBFF',
    /** The border of a field. */
    control: '#7A84A3',
    /** The stars of a rating. */
    star: '#C77700',
  },
} as const;

export const darkColors = {
  page: '#0A0F22',
  surface: '#121933',
  ink: '#EEF1FC',
  muted: '#A9B2CF',
  line: '#2B3459',
  primary: '#9AADFF',
  primaryStrong: '#B9C6FF',
  success: '#55CF97',
  error: '#FF8D97',
  warning: '#F2B65E',
  brand: {
    hero: '#152264',
    deep: '#070B1A',
    soft: '#1D2753',
    control: '#6B76A3',
    star: '#F2B65E',
  },
} as const;

/** Colours shared by both schemes: text on the hero, and the signal colour. */
export const sharedColors = {
  signal: '#FFB81C',
  signalStrong: '#FFCB57',
  onSignal: '#10162F',
  onHero: '#FFFFFF',
  onHeroMuted: '#D5DCFF',
} as const;

export const fonts = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  display: '"Launchyard Display", "Launchyard Display Fallback", system-ui, sans-serif',
} as const;

/** Corner radii of controls and cards, in pixels. */
export const radii = { control: 8, card: 14 } as const;

/** Maximum width of the content in pixels; very wide screens fit a fourth column. */
export const CONTENT_WIDTH = { xs: 1240, xl: 1520 } as const;

/** Maximum width of the admin panel's tables and of its header, in pixels. */
export const ADMIN_WIDTH = 1400;

/** Height of the sticky header in pixels. */
export const HEADER_HEIGHT = 68;
