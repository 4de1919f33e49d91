import {
  type ExportManifest,
  type ExportPronunciations,
  type ExportSlots,
  type ExportTests,
  exportPronunciations,
  exportSettings,
  exportSlots,
  exportTests,
  type RecognizerSettings,
} from '@saywright/api/contract'
import { analyze, type CompiledGrammar, GrammarLibrary } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import type { Files } from '../archive/addFile.js'
import { readJson, readText } from '../archive/readJson.js'
import { KitError } from '../KitError.js'

/** A model of commands, read from its files. */
export interface PackedCommands {
  readonly name: string
  /** BCP 47 tag. */
  readonly lang: string
  /** Grammar for the engine, with the default values of its slots. */
  readonly jsgf: string
  readonly pronunciations: ExportPronunciations
  readonly compiled: CompiledGrammar
  readonly slots: ExportSlots
  readonly settings: RecognizerSettings
  readonly tests: ExportTests['unit_tests']
  readonly suite: NonNullable<ExportTests['suite']>
}

/** Of exports that an earlier release made. */
const noSuite = { slots: {}, tests: [] }

type PackedModel = ExportManifest['models'][number]

/** @throws KitError `no_network`, and `damaged` when its files have invalid content. */
export function readCommands({ name, commands }: PackedModel, files: Files): PackedCommands {
  const { network, problem } = commands ?? {}
  if (!commands || !network)
    throw new KitError('no_network', `Nothing recognizes ${name}: ${problem ?? 'it has no commands'}.`, [
      name,
    ])
  const imports = commands.imports.map((each) => ({ name: each.name, source: readText(files, each.path) }))
  const { problems, compiled } = analyze(readText(files, commands.grammar), {
    name,
    library: new GrammarLibrary(imports, rulesOf(commands.lang)),
  })
  if (problems.some(({ severity }) => severity === 'error'))
    throw new KitError('damaged', `The grammar of ${name} has errors, and none were exported.`, [
      commands.grammar,
    ])
  const { unit_tests: tests, suite = noSuite } = readJson(files, commands.tests, exportTests)
  return {
    name,
    compiled,
    lang: commands.lang,
    jsgf: readText(files, network.grammar),
    pronunciations: readJson(files, network.pronunciations, exportPronunciations),
    slots: readJson(files, commands.slots, exportSlots),
    settings: readJson(files, commands.settings, exportSettings),
    ...{ tests, suite },
  }
}
