import {
  type DynamicSlot,
  defaultRecognizerSettings,
  type RecognizerSettings,
  type SuiteTest,
} from '@saywright/api/contract'
import { writeMeaning } from '@saywright/grammar'
import { kindOfTest } from '../model/suite/SuiteKind.js'

/** The slots of a version as a text of lines, whatever their order, so that they can be compared like a grammar. */
export function slotsText(slots: readonly DynamicSlot[]): string {
  return slots
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, values }) => [`<${bare(name)}>`, ...values.map((value) => `  ${value}`)].join('\n'))
    .join('\n')
}

/** The typed tests of a version, a line each, and below it what its sentence has to mean. */
export function suiteText(suite: readonly SuiteTest[]): string {
  return suite
    .toSorted((a, b) => a.sentence.localeCompare(b.sentence))
    .map((test) => {
      const line = `${test.expect} ${test.sentence}`
      return kindOfTest(test) === 'meaning' ? `${line}\n  ${writeMeaning(test) || '-'}` : line
    })
    .join('\n')
}

const settingNames = Object.keys(defaultRecognizerSettings) as (keyof RecognizerSettings)[]

/** The settings of a version, one a line, whatever the order in which they were stored. */
export function settingsText(settings: RecognizerSettings): string {
  return settingNames.map((name) => `${name} = ${settings[name]}`).join('\n')
}

/** The name of a slot without brackets. */
export const bare = (name: string) => name.replace(/^<|>$/g, '')
