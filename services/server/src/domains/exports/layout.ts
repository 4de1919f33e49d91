import { createHash } from 'node:crypto'
import {
  type ExportPart,
  type ExportPronunciations,
  type ExportSlots,
  type ExportTests,
  type ExportWakeWordModel,
  exportLayout,
  kindOf,
  type ModelType,
  modelTypes,
  type PackedCommands,
  type PackedWakeWordModel,
  type RecognizerSettings,
} from '@saywright/api/contract'
import { importName, type NamedSource } from '@saywright/grammar'

export interface ArchiveFile {
  /** Below the folder of the archive, with slashes. */
  readonly path: string
  readonly part: ExportPart
  /** Read when its turn comes: only one is in memory. */
  readonly read: () => Promise<Uint8Array> | Uint8Array
}

/** The network that recognizes the sentences of a model, in the form of an engine. */
export interface SourceNetwork {
  readonly engine: string
  readonly scoringVersion: number | undefined
  readonly jsgf: string
  readonly pronunciations: ExportPronunciations
}

/** A recording of a unit test. */
export interface SourceRecording {
  readonly id: number
  readonly size: number
  /** The form of the recognizers: WAV. */
  readonly read: () => Promise<Uint8Array>
}

export interface SourceCommands {
  /** BCP 47 tag. */
  readonly lang: string
  readonly grammar: string
  readonly settings: RecognizerSettings
  /** Default values of slots: those of the grammar. */
  readonly slots: ExportSlots
  /** The grammars from which its own imports. */
  readonly imports: readonly NamedSource[]
  readonly suite: NonNullable<ExportTests['suite']>
  readonly tests: ExportTests['unit_tests'][number][]
  /** Recordings of the tests, packed or not. */
  readonly recordings: ReadonlyMap<string, SourceRecording>
  readonly network: SourceNetwork | undefined
  /** Why the network is missing. */
  readonly problem: string | undefined
}

export interface SourceWakeWordModel extends Pick<SourceCommands, 'tests' | 'recordings'> {
  /** BCP 47 tag. */
  readonly lang: string
  readonly words: ExportWakeWordModel
  /** By the text of a word. */
  readonly pronunciations: ExportPronunciations
  /** Why nothing listens for them. */
  readonly problem: string | undefined
}

/** A model with what an export needs of it. */
export interface SourceModel {
  readonly type: ModelType
  readonly id: number
  readonly name: string
  readonly language: string | null
  readonly revision: number
  /** Of voice commands. */
  readonly commands?: SourceCommands
  readonly wakeWords?: SourceWakeWordModel
  /** Of every other type. */
  readonly content?: Readonly<Record<string, unknown>>
}

/** A name in letters that every file system takes. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
}

/** The number keeps apart what two names have in common. */
const folderOf = ({ type, id, name }: SourceModel) =>
  `models/${kindOf(type).segment}/${[slugOf(name), id].filter((part) => part !== '').join('-')}`

export const textFile = (path: string, part: ExportPart, text: string): ArchiveFile => ({
  path,
  part,
  read: () => Buffer.from(text),
})

export const json = (path: string, part: ExportPart, value: unknown): ArchiveFile =>
  textFile(path, part, `${JSON.stringify(value, null, 2)}\n`)

/** The files of a model: grammars and networks as text, recordings unchanged, everything else as JSON. */
export function filesOf(model: SourceModel): ArchiveFile[] {
  const folder = folderOf(model)
  const { commands, wakeWords, content } = model
  if (wakeWords) {
    const paths = wakeWordPathsOf(folder, wakeWords)
    return [
      json(paths.words, 'models', wakeWords.words),
      json(paths.pronunciations, 'pronunciations', wakeWords.pronunciations),
      json(paths.tests, 'tests', testsOf(folder, wakeWords)),
      ...recordingFiles(folder, wakeWords),
    ]
  }
  if (!commands) return [json(`${folder}/model.json`, 'models', content ?? {})]
  const paths = pathsOf(folder, commands)
  const { network } = commands
  return [
    textFile(paths.grammar, 'grammars', commands.grammar),
    ...commands.imports.map(({ source }, at) => textFile(paths.imports[at]!.path, 'grammars', source)),
    json(paths.slots, 'grammars', commands.slots),
    json(paths.settings, 'grammars', commands.settings),
    ...(network && paths.network
      ? [
          textFile(paths.network.grammar, 'networks', network.jsgf),
          json(paths.network.pronunciations, 'pronunciations', network.pronunciations),
        ]
      : []),
    json(paths.tests, 'tests', testsOf(folder, commands)),
    ...recordingFiles(folder, commands),
  ]
}

type SourceTests = Pick<SourceCommands, 'tests' | 'recordings'> & Partial<Pick<SourceCommands, 'suite'>>

function recordingFiles(folder: string, { recordings, tests }: SourceTests): ArchiveFile[] {
  const wanted = new Set(tests.flatMap((test) => test.recordings.map(({ path }) => path)))
  return [...recordings]
    .filter(([key]) => wanted.has(key))
    .map(([key, { read }]) => ({ path: recordingPath(folder, key), part: 'recordings', read }))
}

const recordingPath = (folder: string, key: string) => `${folder}/recordings/${key}.wav`

/** Recordings are named by their numbers where they are read, and by their paths in the archive. */
const testsOf = (folder: string, { suite, tests }: SourceTests): ExportTests => ({
  ...(suite && { suite }),
  unit_tests: tests.map(({ recordings, ...test }) => ({
    ...test,
    recordings: recordings.map(({ path, ...recording }) => ({
      ...recording,
      ...(path !== undefined && { path: recordingPath(folder, path) }),
    })),
  })),
})

function pathsOf(folder: string, { lang, imports, network, problem }: SourceCommands): PackedCommands {
  return {
    lang,
    grammar: `${folder}/grammar.bnf`,
    imports: imports.map(({ name }) => ({ name, path: `${folder}/imports/${importName(name)}.bnf` })),
    slots: `${folder}/slots.json`,
    settings: `${folder}/settings.json`,
    tests: `${folder}/tests.json`,
    network: network
      ? {
          engine: network.engine,
          ...(network.scoringVersion !== undefined && { scoring_version: network.scoringVersion }),
          grammar: `${folder}/network.jsgf`,
          pronunciations: `${folder}/pronunciations.json`,
        }
      : null,
    problem: problem ?? null,
  }
}

const wakeWordPathsOf = (folder: string, { lang, problem }: SourceWakeWordModel): PackedWakeWordModel => ({
  lang,
  words: `${folder}/model.json`,
  pronunciations: `${folder}/pronunciations.json`,
  tests: `${folder}/tests.json`,
  problem: problem ?? null,
})

/** Where the files of a wake-word model are. */
export const packedWakeWordsOf = (model: SourceModel): PackedWakeWordModel | undefined =>
  model.wakeWords && wakeWordPathsOf(folderOf(model), model.wakeWords)

/** Where the files of a model of voice commands are. */
export const packedCommandsOf = (model: SourceModel): PackedCommands | undefined =>
  model.commands && pathsOf(folderOf(model), model.commands)

/** A file that is in the archive. */
export interface PackedFile {
  readonly path: string
  readonly size: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** A model in the archive, without its content. */
export type PackedModel = Pick<SourceModel, 'type' | 'id' | 'name' | 'language' | 'revision'> & {
  readonly files: readonly PackedFile[]
  readonly commands?: PackedCommands
  readonly wake_words?: PackedWakeWordModel
}

/** The configuration that programs for the first layout read: each model by its name, with its files. */
export function configurationOf(architecture: string, models: readonly PackedModel[]): ArchiveFile {
  const byType = (type: ModelType) =>
    Object.fromEntries(
      models
        .filter((model) => model.type === type)
        .map((model) => [
          model.name,
          {
            language: model.language,
            revision: model.revision,
            files: model.files.map(({ path }) => path),
          },
        ]),
    )
  return json('config/saywright.json', 'about', {
    layout: exportLayout,
    architecture,
    ...Object.fromEntries(
      modelTypes.flatMap((type) => {
        const { archive } = kindOf(type)
        return archive === undefined ? [] : [[archive, byType(type)]]
      }),
    ),
  })
}

export const sha256Of = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** Checksums as `sha256sum -c` reads them. */
export const checksumLines = (files: readonly PackedFile[]) =>
  files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')
