import type { SlotValues } from '@saywright/grammar'

export interface ExampleSetting {
  /** The sentence with which the field begins. */
  readonly sentence: string | undefined
  /** Values of the slots that an application would fill. */
  readonly slots: SlotValues
}

/** The settings behind the language of a block of code: `bnf try="call Anna" contact="Anna | Jean Paul"`. */
export function exampleSetting(info: string): ExampleSetting {
  const { try: sentence, ...slots } = Object.fromEntries(
    [...info.matchAll(/(\S+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
  )
  const values = Object.entries(slots).map(([name, value]) => [name, value.split(' | ')])
  return { sentence, slots: Object.fromEntries(values) }
}
