import { createHash } from 'node:crypto'
import { createGzip } from 'node:zlib'
import {
  type ArchitectureCode,
  type ExportManifest,
  type ExportMeasure,
  exportLayout,
} from '@saywright/api/contract'
import { pack } from 'tar-stream'
import {
  type ArchiveFile,
  checksumLines,
  configurationOf,
  filesOf,
  json,
  type PackedFile,
  type PackedModel,
  packedCommandsOf,
  packedWakeWordsOf,
  type SourceModel,
  sha256Of,
  textFile,
} from './layout.js'
import { licencesFile } from './licences.js'
import { readmeOf } from './readme.js'

export interface ExportToPack {
  /** The name of the archive, and of the folder in it, without its ending. */
  readonly folder: string
  readonly project: string
  readonly number: number
  readonly architecture: ArchitectureCode
  readonly createdAt: string
  /** Read one after the other: only one is in memory. */
  readonly models: AsyncIterable<SourceModel>
}

export interface PackedExport {
  readonly bytes: AsyncIterable<Uint8Array>
  /** Once the last byte was read. */
  readonly result: () => {
    readonly models: readonly PackedModel[]
    /** Bytes of the files, by their kind of content. */
    readonly parts: ExportMeasure['parts']
    readonly size: number
    readonly sha256: string
  }
}

type Parts = Map<ArchiveFile['part'], { files: number; size: number }>

/** The bytes of an archive, in pieces; the same models give the same bytes. */
export function packExport(source: ExportToPack): PackedExport {
  const models: PackedModel[] = []
  const parts: Parts = new Map()
  const hash = createHash('sha256')
  let size = 0
  async function* bytes() {
    for await (const piece of archiveOf(source, models, parts)) {
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  const result = () => ({
    ...{ models, size, sha256: hash.digest('hex') },
    parts: [...parts].map(([part, sum]) => ({ part, ...sum })),
  })
  return { bytes: bytes(), result }
}

function archiveOf(source: ExportToPack, models: PackedModel[], parts: Parts): AsyncIterable<Uint8Array> {
  const tar = pack()
  const gzip = createGzip()
  // Each ends with the other, so that the reader receives the error.
  tar.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => tar.destroy())
  tar.pipe(gzip)
  fill(source, models, { tar, parts }).then(
    () => tar.finalize(),
    (error) => gzip.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return gzip
}

interface Archive {
  readonly tar: ReturnType<typeof pack>
  readonly parts: Parts
}

async function fill(source: ExportToPack, models: PackedModel[], { tar, parts }: Archive): Promise<void> {
  const mtime = new Date(source.createdAt)
  const packed: PackedFile[] = []
  const put = async ({ path, part, read }: ArchiveFile): Promise<PackedFile> => {
    const bytes = await read()
    const entry = { name: `${source.folder}/${path}`, size: bytes.length, mode: 0o644, mtime }
    await new Promise<void>((resolve, reject) => {
      tar.entry(entry, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()))
    })
    const { files, size } = parts.get(part) ?? { files: 0, size: 0 }
    parts.set(part, { files: files + 1, size: size + bytes.length })
    return { path, size: bytes.length, sha256: sha256Of(bytes) }
  }
  for await (const model of source.models) {
    const files: PackedFile[] = []
    for (const file of filesOf(model)) files.push(await put(file))
    packed.push(...files)
    const { type, id, name, language, revision } = model
    const commands = packedCommandsOf(model)
    const wakeWords = packedWakeWordsOf(model)
    models.push({
      ...{ type, id, name, language, revision, files },
      ...(commands && { commands }),
      ...(wakeWords && { wake_words: wakeWords }),
    })
  }
  packed.push(await put(configurationOf(source.architecture, models)))
  packed.push(await put(manifestOf(source, models)))
  packed.push(await put(readmeOf({ ...source, models })))
  packed.push(await put(licencesFile()))
  await put(textFile('SHA256SUMS', 'about', checksumLines(packed)))
}

function manifestOf(
  { project, number, architecture, createdAt }: ExportToPack,
  models: readonly PackedModel[],
) {
  const manifest: ExportManifest = {
    layout: exportLayout,
    project,
    export: number,
    architecture,
    created_at: createdAt,
    models: models.map(({ files, ...model }) => ({ ...model, files: [...files] })),
  }
  return json('manifest.json', 'about', manifest)
}
