import { tokens } from './values.js'

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

/** Heights of the bars of the band glyph on a 28-unit grid. */
export function bandHeight(technology: Technology): number {
  return tokens.technology.bandHeights[technology].$value
}
