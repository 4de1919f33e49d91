import type { Category } from '@saywright/ui'

/** The seven voice technologies in their fixed order, which is also their place in the band glyph. */
export const technologies = [
  'wakeWord',
  'strictCommands',
  'intentCommands',
  'biometrics',
  'synthesis',
  'dictation',
  'enhancement',
] as const
export type Technology = (typeof technologies)[number]

/** The hue of each technology, which is that of its bar in the band glyph. */
export const technologyHues = {
  wakeWord: 'category1',
  strictCommands: 'category2',
  intentCommands: 'category3',
  biometrics: 'category4',
  synthesis: 'category5',
  dictation: 'category6',
  enhancement: 'category7',
} as const satisfies Record<Technology, Category>
