import { createHash } from 'node:crypto'
import {
  type DynamicSlot,
  defaultRecognizerSettings,
  filled,
  languageCode,
  limits,
  list,
  name,
  object,
  optional,
  type RecognizerSettings,
  recognizerSettings,
  record,
  text,
  type ValueOf,
} from '@saywright/api/contract'
import { type SuiteTest, writeSuiteText } from '@saywright/grammar'
import { schemaPath } from './projectFile.js'
import { plainText } from './textStyle.js'

/** The stored content of a model: the text of its grammar, and the file beside it. */
export interface ModelContent {
  readonly name: string
  readonly language: string
  readonly settings: RecognizerSettings
  readonly slots: readonly DynamicSlot[]
  /** The saved text, with its line ends. */
  readonly grammar: string
  readonly suite: readonly SuiteTest[]
}

/** The content of the file beside a grammar. */
type ModelDetails = Omit<ModelContent, 'grammar' | 'suite'>

/** `<model>.model.json`, beside the grammar. Without a name, that of the file; without settings, the usual ones. */
export const modelFile = object({
  $schema: optional(text()),
  name: optional(name('Lamps')),
  language: optional(languageCode()),
  settings: optional(recognizerSettings),
  slots: optional(record(list(filled('Anna'), { max: limits.valuesPerSlot }))),
})
export type ModelFile = ValueOf<typeof modelFile>

/** The text of the file beside a grammar. @param depth of its folder below that of the project. */
export function modelFileText(content: ModelDetails, depth: number): string {
  const { name, language, settings, slots } = content
  const { STREAM_RESULT_MODE, MAXNBEST, TSILENCE, THRESHOLD } = settings
  const file: ModelFile = {
    $schema: schemaPath('model', depth),
    name,
    language,
    settings: { STREAM_RESULT_MODE, MAXNBEST, TSILENCE, THRESHOLD },
    slots: Object.fromEntries(slots.map((slot) => [slot.name, [...slot.values]])),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The content of a file besides the grammar. @param usual default name and language. */
export function contentOfFile(
  file: ModelFile,
  usual: { readonly name: string; readonly language: string },
): ModelDetails {
  const { name = usual.name, language = usual.language, settings = defaultRecognizerSettings } = file
  const slots = Object.entries(file.slots ?? {}).map(([slot, values]) => ({ name: slot, values }))
  return { name, language, settings, slots }
}

/** Line ends, a byte order mark and the order of slots do not count; the suite is the same for all texts of the same tests. */
export function hashesOf({ grammar, name, language, settings, slots, suite }: ModelContent) {
  const { STREAM_RESULT_MODE, MAXNBEST, TSILENCE, THRESHOLD } = settings
  const byName = slots.map((slot) => [slot.name, slot.values] as const)
  const sorted = byName.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const details = [name, language, STREAM_RESULT_MODE, MAXNBEST, TSILENCE, THRESHOLD, sorted]
  return {
    grammar: hashOf(plainText(grammar)),
    details: hashOf(JSON.stringify(details)),
    suite: hashOf(writeSuiteText(suite)),
  }
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
