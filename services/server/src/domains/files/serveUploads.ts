import { PassThrough, Readable } from 'node:stream'
import { readParams } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.js'
import { accessTokenOf, requireAccessToken } from '../../security/accessTokens.js'
import { requireSession } from '../../security/liveSession.js'
import { timestamp } from '../../store/timestamp.js'
import { type Access, watchAccess } from '../shared/watchAccess.js'
import { completeUpload, type PublishPackage } from './completeUpload.js'
import { readStudioVersion } from './readStudioVersion.js'
import { TusStore } from './tusStore.js'
import { isFinished, offsetOf, requireUpload, uploadPath } from './uploads.js'

const url = uploadPath(':id')

/**
 * The bytes of uploads by the tus protocol: `HEAD` says how many have come, `PATCH` brings more. Uploads begin and are
 * discarded by calls of the contract.
 *
 * @param publishPackage what makes a package of an upload that is one.
 * @see https://tus.io/protocols/resumable-upload, version 1.0.0
 */
export function serveUploads(app: FastifyInstance, context: Context, publishPackage: PublishPackage): void {
  const failures = new WeakMap<object, unknown>()
  const tus = new Server({
    path: uploadPath(''),
    datastore: new TusStore(context),
    // By itself it takes a number that is also in the path, such as that of its version, for none.
    getFileIdFromRequest: (_request, id) => id,
    onResponseError: (request, error) => {
      failures.set(request, error)
      return undefined
    },
  })

  /** Lets tus respond; an unknown failure is handled like that of any other call. */
  async function respond(request: FastifyRequest, reply: FastifyReply, id: number, access?: Access) {
    const bytes = bytesOf(request)
    const asked = webRequest(request, id, bytes.stream)
    let ended: ApiFailure | undefined
    access?.onEnded((failure) => {
      ended = failure
      bytes.release()
    })
    const response = await tus.handleWeb(asked).finally(bytes.release)
    // The bytes so far stay invisible, and are swept.
    if (ended) throw ended
    const failure = failures.get(asked)
    if (failure instanceof Error && !('status_code' in failure)) throw failure
    if (!response.ok) throw refusalOf(request, response.status, await response.text())
    reply.code(response.status)
    for (const [name, value] of response.headers) if (isTold.test(name)) reply.header(name, value)
  }

  app.register(async (group) => {
    group.removeAllContentTypeParsers()
    // The bytes are not for Fastify: they go to the disk as they come.
    group.addContentTypeParser('application/offset+octet-stream', (_request, _bytes, done) => done(null))

    group.options(url, async (request, reply) => {
      await respond(request, reply, 0)
      return reply.header('Tus-Max-Size', context.limits.uploadMegabytes * 1024 * 1024).send()
    })
    group.route({
      method: ['HEAD', 'PATCH'],
      url,
      // A file of 1 GB is more than a thousand pieces, which a fast network sends within a minute.
      config: { rateLimit: { max: context.config.requestsPerMinute * 10 } },
      handler: async (request, reply) => {
        reply.headers({ 'Tus-Resumable': version, 'Tus-Version': version })
        const uploader = await uploaderOf(context, request)
        if (request.headers['tus-resumable'] !== version) throw new ApiFailure('tus_version')
        const params = readParams('v3/uploads/{id}', request.params as { readonly id: string })
        if (!params) throw new ApiFailure('not_found')
        const before = await requireUpload(context, uploader, params.id)
        if (request.method === 'PATCH')
          reply.header('Upload-Expires', await keep(context, request, before.id))
        const complete = async () => {
          const upload = await requireUpload(context, uploader, params.id)
          if (!isFinished(upload) && (await offsetOf(context, upload)) === upload.size_bytes)
            await completeUpload(context, upload, request.ip, publishPackage)
        }
        const access = watchAccess(context, {
          accountId: uploader.accountId,
          check: () => requireUploadOf(context, request, params.id),
          cut: () => void (reply.raw.writableFinished || reply.raw.destroy()),
        })
        try {
          // Every byte had come, and the process was killed before the file was visible.
          await complete()
          await respond(request, reply, params.id, access)
          // The caller may have lost the right to upload before the last bytes.
          await requireUploadOf(context, request, params.id)
          await complete()
          return reply.send()
        } finally {
          access.release()
        }
      },
    })
  })
}

const version = '1.0.0'

/** A refusal of tus, which says it in English, as a failure of the contract. */
function refusalOf({ headers }: FastifyRequest, status: number, text: string): ApiFailure {
  const [, invalid] = /^Invalid (.+)\n$/.exec(text) ?? []
  const cause = new Error(text)
  if (status === 400 && invalid)
    return new ApiFailure('unreadable', {
      cause,
      errors: Object.fromEntries(invalid.split(' ').map((name) => [name, 'invalid'])),
    })
  if (status === 404) return new ApiFailure('not_found', { cause })
  if (status === 409) return new ApiFailure('upload_offset_differs', { cause })
  if (status === 413) return new ApiFailure('too_large', { cause })
  if (status === 500) return new ApiFailure('internal', { cause })
  // By the protocol of tus 403, which here ends sessions.
  const missing = headers['upload-offset'] === undefined ? { 'upload-offset': 'required' } : undefined
  return new ApiFailure('unreadable', { cause, errors: missing })
}

const isTold = /^(upload|tus)-|^cache-control$/

/** The body of a request; unread bytes are dropped, so that the connection stays usable. */
function bytesOf({ raw, method }: FastifyRequest) {
  if (method !== 'PATCH') return { stream: undefined, release: () => {} }
  const stream = new PassThrough()
  const fail = (error: Error) => stream.destroy(error)
  raw.on('error', fail).pipe(stream)
  const release = () => {
    raw.unpipe(stream).resume()
    stream.on('error', () => {}).destroy()
  }
  return { stream, release }
}

/** The request of the checked upload: tus would read another number from the end of the address, including its query. */
function webRequest({ method, headers }: FastifyRequest, id: number, bytes: Readable | undefined): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  return new Request(new URL(uploadPath(id), 'http://localhost'), {
    method,
    headers: given,
    ...(bytes && { body: Readable.toWeb(bytes) as ReadableStream, duplex: 'half' }),
  })
}

/** @throws ApiFailure `staff_only` for anyone but the staff of this installation. */
async function uploaderOf(context: Context, request: FastifyRequest) {
  const token = accessTokenOf(request)
  const session = token
    ? await requireAccessToken(context, token, 'uploads')
    : await requireSession(context, request)
  if (!session.isStaff) throw new ApiFailure('staff_only')
  return session
}

/** @throws ApiFailure without the right to upload, and for an upload that is gone. */
const requireUploadOf = async (context: Context, request: FastifyRequest, id: number) =>
  requireUpload(context, await uploaderOf(context, request), id)

/** Extends the life of an upload. @returns its expiry in the form of a header. */
async function keep(context: Context, { headers }: FastifyRequest, id: number): Promise<string> {
  const studio_version = readStudioVersion(headers)
  const expires_at = timestamp(context, context.limits.uploadKeptHours * 60 * 60)
  await context.transaction(({ database }) =>
    database
      .updateTable('upload')
      .set({ expires_at, ...(studio_version && { studio_version }) })
      .where('id', '=', id)
      .execute(),
  )
  return new Date(expires_at).toUTCString()
}
