/** Widths at which the product is designed, drawn and captured, with a usual height for each. */
export const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1600, height: 1000 },
} as const

/** Combinations in which every story is captured. */
export const modes = {
  'light-en-1600': { theme: 'light', locale: 'en-US', ...widths.desktop },
  'dark-fr-1600': { theme: 'dark', locale: 'fr-FR', ...widths.desktop },
  'light-fr-390': { theme: 'light', locale: 'fr-FR', ...widths.phone },
} as const

/** Captured in addition for the shell and for screens. */
export const screenModes = {
  'light-en-834': { theme: 'light', locale: 'en-US', ...widths.tablet },
  'light-en-1366': { theme: 'light', locale: 'en-US', ...widths.laptop },
} as const
