import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { KitError } from '../KitError.js'
import { Collected, type Files, tooLarge } from './addFile.js'

/** The first bytes of a gzip file. */
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/**
 * Reads the files of an archive, without their common folder.
 *
 * @throws KitError `not_an_export`, `damaged` for one that ends too early, `unsafe`, `too_large`.
 */
export async function readArchive(bytes: Uint8Array, maxBytes: number): Promise<Files> {
  if (!isGzip(bytes)) throw new KitError('not_an_export', 'This is no archive of an export (.tar.gz).')
  const collected = new Collected(maxBytes)
  const tar = extract()
  let unpacked = 0
  let root: string | undefined
  const reading = pipeline(
    Readable.from(pieces(bytes)),
    createGunzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        // Counted even when no file results: an archive of zeros would never end.
        unpacked += chunk.length
        if (unpacked > 2 * maxBytes) throw tooLarge()
        yield chunk
      }
    },
    tar,
  )
  // The reader of the entries reports it first.
  reading.catch(() => {})
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header
      if (type !== 'file' && type !== 'directory')
        throw new KitError('unsafe', `${name} is neither a file nor a folder.`, [name])
      collected.announce(size)
      const kept: Buffer[] = []
      for await (const piece of entry) kept.push(piece as Buffer)
      if (type === 'directory') continue
      const [folder = '', ...below] = name.split('/')
      root ??= folder
      if (below.length === 0 || folder !== root)
        throw new KitError(
          'not_an_export',
          'An export is one folder, and this archive has other files too.',
          [name],
        )
      collected.add(below.join('/'), Buffer.concat(kept))
    }
    await reading
  } catch (cause) {
    if (cause instanceof KitError) throw cause
    throw new KitError('damaged', 'The archive cannot be unpacked: it is damaged, or not whole.', [], {
      cause,
    })
  }
  return collected.files
}

const pieceLength = 64 * 1024

function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength)
}
