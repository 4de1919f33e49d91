import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Placeholder for the address of the installation in the build of the documentation. */
const placeholder = '__CONSOLE_URL__'

interface FilledPage {
  /** Of which file, filled with which address. */
  readonly state: string
  readonly gzipped: Buffer
  readonly etag: string
}

/**
 * Sends pages with the address of this installation, which their build does not know: filled and compressed on the first
 * request.
 */
export function filledPages() {
  const pages = new Map<string, FilledPage>()

  async function fill(path: string, address: string): Promise<FilledPage> {
    const state = `${(await stat(path)).mtimeMs} ${address}`
    const kept = pages.get(path)
    if (kept?.state === state) return kept
    const filled = (await readFile(path, 'utf8')).replaceAll(placeholder, () => address)
    const etag = `"${createHash('sha256').update(filled).digest('base64url')}"`
    const page = { state, etag, gzipped: await promisify(gzip)(filled) }
    pages.set(path, page)
    return page
  }

  return async ({ headers }: FastifyRequest, reply: FastifyReply, path: string, address: string) => {
    const { etag, gzipped } = await fill(path, address)
    reply.headers({ ETag: etag, 'Cache-Control': 'public, max-age=0', Vary: 'Accept-Encoding' })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? '')))
      return reply.send(await promisify(gunzip)(gzipped))
    return reply.header('Content-Encoding', 'gzip').send(gzipped)
  }
}
