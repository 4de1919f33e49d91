import { createHash } from 'node:crypto'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import {
  type ArchiveFile,
  checksumLines,
  configurationOf,
  filesOf,
  json,
  layoutVersion,
  type PackedFile,
  type PackedModel,
  type SourceModel,
  sha256Of,
} from './layout.js'

export interface ExportToPack {
  /** The name of the archive, and of the folder in it, without its ending. */
  readonly folder: string
  readonly project: string
  readonly number: number
  readonly architecture: string
  readonly createdAt: string
  /** Read one after the other: no more than one is held. */
  readonly models: AsyncIterable<SourceModel>
}

export interface PackedExport {
  readonly bytes: AsyncIterable<Uint8Array>
  /** Once the last byte was read. */
  readonly result: () => {
    readonly models: readonly PackedModel[]
    readonly size: number
    readonly sha256: string
  }
}

/** An archive as it is made, piece by piece; the same models give the same bytes. */
export function packExport(source: ExportToPack): PackedExport {
  const models: PackedModel[] = []
  const hash = createHash('sha256')
  let size = 0
  async function* bytes() {
    for await (const piece of archiveOf(source, models)) {
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  return { bytes: bytes(), result: () => ({ models, size, sha256: hash.digest('hex') }) }
}

function archiveOf(source: ExportToPack, models: PackedModel[]): AsyncIterable<Uint8Array> {
  const tar = pack()
  const gzip = createGzip()
  // Whichever ends first takes the other along, so that what reads hears of it.
  tar.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => tar.destroy())
  tar.pipe(gzip)
  fill(source, models, tar).then(
    () => tar.finalize(),
    (error) => gzip.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return gzip
}

async function fill(
  source: ExportToPack,
  models: PackedModel[],
  tar: ReturnType<typeof pack>,
): Promise<void> {
  const mtime = new Date(source.createdAt)
  const packed: PackedFile[] = []
  const put = ({ path, bytes }: ArchiveFile) =>
    new Promise<PackedFile>((resolve, reject) => {
      const entry = { name: `${source.folder}/${path}`, size: bytes.length, mode: 0o644, mtime }
      tar.entry(entry, Buffer.from(bytes), (error) =>
        error ? reject(error) : resolve({ path, size: bytes.length, sha256: sha256Of(bytes) }),
      )
    })
  for await (const model of source.models) {
    const files: PackedFile[] = []
    for (const file of filesOf(model)) files.push(await put(file))
    packed.push(...files)
    const { type, id, name, language, revision } = model
    models.push({ type, id, name, language, revision, files })
  }
  packed.push(await put(configurationOf(source.architecture, models)))
  packed.push(await put(manifestOf(source, models)))
  await put({ path: 'SHA256SUMS', bytes: Buffer.from(checksumLines(packed)) })
}

const manifestOf = (
  { project, number, architecture, createdAt }: ExportToPack,
  models: readonly PackedModel[],
) =>
  json('manifest.json', {
    layout: layoutVersion,
    project,
    export: number,
    architecture,
    created_at: createdAt,
    models,
  })
