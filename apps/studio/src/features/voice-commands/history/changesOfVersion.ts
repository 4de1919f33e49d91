import type { VoiceCommandVersion } from '@saywright/api/contract'
import { analyze, type Count, countSentences } from '@saywright/grammar'
import { slotValues } from '../../../parts/models/slotValues.js'
import { bare } from './versionTexts.js'

type Content = Pick<VoiceCommandVersion, 'language' | 'grammar' | 'settings' | 'dynamic_slots' | 'suite'>

/** A change that restoring a version would make: the value before and after, undefined for a missing one. */
export type VersionChange =
  | { readonly what: 'sentences'; readonly before: Count | undefined; readonly after: Count | undefined }
  | { readonly what: 'suite'; readonly before: number; readonly after: number }
  | {
      readonly what: 'slot'
      readonly name: string
      readonly before: number | undefined
      readonly after: number | undefined
    }
  | {
      readonly what: 'setting' | 'language'
      readonly name: string
      readonly before: string
      readonly after: string
    }

/** @param now the saved model. @param then the version that would be restored. */
export function changesOfVersion(now: Content, then: Content): VersionChange[] {
  return [
    ...sentenceChanges(now, then),
    ...slotChanges(now, then),
    ...suiteChanges(now, then),
    ...settingChanges(now, then),
  ]
}

function sentenceChanges(now: Content, then: Content): VersionChange[] {
  if (now.grammar === then.grammar && isSame(now.dynamic_slots, then.dynamic_slots)) return []
  const [before, after] = [sentencesOf(now), sentencesOf(then)]
  return before === after ? [] : [{ what: 'sentences', before, after }]
}

/** Number of sentences of a version; undefined when its grammar has errors. */
function sentencesOf({ grammar, dynamic_slots }: Content): Count | undefined {
  const analysis = analyze(grammar)
  return analysis.hasErrors
    ? undefined
    : countSentences(analysis.compiled, { slots: slotValues(dynamic_slots) })
}

function slotChanges(now: Content, then: Content): VersionChange[] {
  const [before, after] = [valuesByName(now), valuesByName(then)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => !isSame(before.get(name), after.get(name)))
    .map((name) => ({
      what: 'slot',
      name,
      before: before.get(name)?.length,
      after: after.get(name)?.length,
    }))
}

const valuesByName = ({ dynamic_slots }: Content) =>
  new Map(dynamic_slots.map(({ name, values }) => [bare(name), values]))

function suiteChanges(now: Content, then: Content): VersionChange[] {
  if (isSame(now.suite, then.suite)) return []
  return [{ what: 'suite', before: now.suite.length, after: then.suite.length }]
}

function settingChanges(now: Content, then: Content): VersionChange[] {
  const settings = Object.entries(now.settings).flatMap(([name, value]): VersionChange[] => {
    const other = then.settings[name as keyof typeof then.settings]
    return other === value ? [] : [{ what: 'setting', name, before: String(value), after: String(other) }]
  })
  return now.language === then.language
    ? settings
    : [...settings, { what: 'language', name: '', before: now.language, after: then.language }]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
