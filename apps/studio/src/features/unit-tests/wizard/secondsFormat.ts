/** How long recordings are, as people read it. */
export const secondsFormat = {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'short',
  maximumFractionDigits: 1,
} as const satisfies Intl.NumberFormatOptions
