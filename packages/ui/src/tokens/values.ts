import tokens from './tokens.json' with { type: 'json' }

type Group = { readonly [key: string]: Group | { readonly $value: string } }
type Values<T> = { [K in keyof T]: T[K] extends { $value: unknown } ? string : Values<T[K]> }

function values<T extends object>(group: T): Values<T> {
  return Object.fromEntries(
    Object.entries(group as Group).map(([key, entry]) => [
      key,
      '$value' in entry ? String(entry.$value) : values(entry),
    ]),
  ) as Values<T>
}

/** Colours of the light theme as sRGB hex strings, by group and name. */
export const lightColors = values(tokens.color.light)

/** Colours of the dark theme as sRGB hex strings, by group and name. */
export const darkColors = values(tokens.color.dark)

export const shadows = { light: values(tokens.shadow.light), dark: values(tokens.shadow.dark) }

/** Spacing unit in px for each width class. */
export const spacingUnits = {
  phone: tokens.space.phone.unit.$value.value,
  tablet: tokens.space.tablet.unit.$value.value,
  laptop: tokens.space.laptop.unit.$value.value,
  desktop: tokens.space.desktop.unit.$value.value,
} as const

/** Multiples of the spacing unit that a gap may have. */
export const gapScale = { x05: 0.5, x1: 1, x2: 2, x3: 3, x4: 4, x8: 8, x16: 16 } as const
export type Gap = keyof typeof gapScale

export { tokens }
