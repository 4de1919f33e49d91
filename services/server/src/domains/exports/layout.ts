import { createHash } from 'node:crypto'
import {
  type DynamicSlot,
  kindOf,
  type ModelType,
  modelTypes,
  type RecognizerSettings,
} from '@saywright/api/contract'
import { importName, type NamedSource } from '@saywright/grammar'

/** The layout of an archive as the documentation gives it; another number when a program that reads it must know. */
export const layoutVersion = 1

export interface ArchiveFile {
  /** Below the folder of the archive, with slashes. */
  readonly path: string
  readonly bytes: Uint8Array
}

/** A model as it is read for an export. */
export interface SourceModel {
  readonly type: ModelType
  readonly id: number
  readonly name: string
  readonly language: string | null
  readonly revision: number
  /** Of voice commands. */
  readonly commands?: {
    readonly grammar: string
    readonly settings: RecognizerSettings
    readonly slots: readonly DynamicSlot[]
    /** The grammars from which its own imports. */
    readonly imports: readonly NamedSource[]
  }
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

export const json = (path: string, value: unknown): ArchiveFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

/** The files of a model: the grammar as text, everything else as JSON. */
export function filesOf(model: SourceModel): ArchiveFile[] {
  const folder = folderOf(model)
  const { commands, content } = model
  if (!commands) return [json(`${folder}/model.json`, content ?? {})]
  return [
    { path: `${folder}/grammar.bnf`, bytes: Buffer.from(commands.grammar) },
    ...commands.imports.map(({ name, source }) => ({
      path: `${folder}/imports/${importName(name)}.bnf`,
      bytes: Buffer.from(source),
    })),
    json(`${folder}/slots.json`, {
      // The slots of an imported grammar have its name before theirs, as where they are compiled.
      ...Object.fromEntries(
        commands.imports.flatMap(({ name, slots = {} }) =>
          Object.entries(slots).map(([slot, values]) => [`${importName(name)}.${slot}`, values]),
        ),
      ),
      ...Object.fromEntries(commands.slots.map(({ name, values }) => [name, values])),
    }),
    json(`${folder}/settings.json`, commands.settings),
  ]
}

/** A file that is in the archive. */
export interface PackedFile {
  readonly path: string
  readonly size: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** A model that is in the archive, without what it holds. */
export type PackedModel = Pick<SourceModel, 'type' | 'id' | 'name' | 'language' | 'revision'> & {
  readonly files: readonly PackedFile[]
}

/** What a program that loads the archive reads first: each model by its name, with the files that it is made of. */
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
  return json('config/saywright.json', {
    layout: layoutVersion,
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
