import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { KitError } from '../KitError.js'
import { type Files, tooLarge } from './addFile.js'
import { readArchive } from './readArchive.js'
import { readFolder } from './readFolder.js'

interface Reading {
  readonly maxBytes: number
  readonly signal: AbortSignal | undefined
}

/** Reads the files of an export from a file, a folder, a URL or bytes. */
export async function readSource(source: string | URL | Uint8Array, reading: Reading): Promise<Files> {
  if (source instanceof Uint8Array) return readArchive(source, reading.maxBytes)
  const address =
    source instanceof URL ? source : /^(https?|file):\/\//i.test(source) ? new URL(source) : undefined
  if (address && address.protocol !== 'file:')
    return readArchive(await fetched(address, reading), reading.maxBytes)
  return readPath(address ? fileURLToPath(address) : String(source), reading)
}

async function readPath(path: string, { maxBytes }: Reading): Promise<Files> {
  try {
    const found = await stat(path)
    if (found.isDirectory()) return await readFolder(path, maxBytes)
    if (found.size > maxBytes) throw tooLarge()
    return await readArchive(await readFile(path), maxBytes)
  } catch (cause) {
    if (cause instanceof KitError) throw cause
    throw new KitError('not_found', `${path} cannot be read.`, [path], { cause })
  }
}

async function fetched(address: URL, { maxBytes, signal }: Reading): Promise<Uint8Array> {
  const unreachable = (cause?: unknown) =>
    new KitError('not_found', `${address.href} does not answer with an export.`, [address.href], { cause })
  if (!/^https?:$/.test(address.protocol)) throw unreachable()
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    const response = await fetch(address, { ...(signal && { signal }) })
    if (!response.ok || !response.body) throw unreachable()
    for await (const piece of response.body) {
      length += piece.length
      if (length > maxBytes) throw tooLarge()
      pieces.push(piece)
    }
  } catch (cause) {
    throw cause instanceof KitError ? cause : unreachable(cause)
  }
  return Buffer.concat(pieces)
}
