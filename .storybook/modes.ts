/** Widths at which the product is designed, drawn and captured, with a usual height for each. */
export const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1600, height: 1000 },
} as const

export type Mode = {
  theme: string
  locale: string
  width: number
  height: number
  forcedColors?: 'active'
}

/** Combinations in which every story is captured. It is played in the first. */
export const modes = {
  'light-en-desktop': { theme: 'light', locale: 'en-US', ...widths.desktop },
  'dark-fr-phone': { theme: 'dark', locale: 'fr-FR', ...widths.phone },
} as const satisfies Record<string, Mode>

/**
 * Combinations in which the shell and screens are captured, in this order: the phone comes last, for which some screens
 * build another tree, without what was typed before.
 */
export const screenModes = {
  'light-en-desktop': modes['light-en-desktop'],
  'light-en-tablet': { theme: 'light', locale: 'en-US', ...widths.tablet },
  'contrast-en-laptop': { theme: 'contrast', locale: 'en-US', forcedColors: 'active', ...widths.laptop },
  'dark-fr-phone': modes['dark-fr-phone'],
} as const satisfies Record<string, Mode>

/** A story that is about one narrower width is captured there alone. */
export const narrowModes = {
  phone: { 'light-fr-phone': { theme: 'light', locale: 'fr-FR', ...widths.phone } },
  tablet: { 'light-en-tablet': screenModes['light-en-tablet'] },
  laptop: { 'light-en-laptop': { theme: 'light', locale: 'en-US', ...widths.laptop } },
} as const satisfies Record<string, Record<string, Mode>>
