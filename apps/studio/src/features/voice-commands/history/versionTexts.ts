import type { DynamicSlot, RecognizerSettings } from '@saywright/api/contract'

/** The slots of a version as a text of lines, whatever their order, so that they can be compared like a grammar. */
export function slotsText(slots: readonly DynamicSlot[]): string {
  return slots
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, values }) => [`<${bare(name)}>`, ...values.map((value) => `  ${value}`)].join('\n'))
    .join('\n')
}

/** The settings of a version, one on a line. */
export function settingsText(settings: RecognizerSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n')
}

/** The name of a slot without brackets. */
export const bare = (name: string) => name.replace(/^<|>$/g, '')
