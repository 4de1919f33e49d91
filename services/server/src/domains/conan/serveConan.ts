import { ApiFailure } from '@saywright/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.js'
import { countDownload } from '../files/countDownload.js'
import { sendFile } from '../files/sendFile.js'
import { watchAccess } from '../shared/watchAccess.js'
import { type Credentials, credentialsOf, findCaller, maySeePackages } from './conanCaller.js'
import { type ConanPath, findBinaries, findConanFiles, findRecipes, findReferences } from './conanRows.js'

const revisions = (rows: readonly { readonly revision: string; readonly created_at: string }[]) =>
  rows.map(({ revision, created_at }) => ({ revision, time: created_at }))

type Handler = (path: ConanPath, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const patternMaxCharacters = 200

/** In English, as all that Conan's client prints around it. */
const readOnly =
  'This remote is read-only. Packages are published by the staff of this installation; "conan upload" and "conan remove" work with a remote of your own.'

/**
 * The packages of each project as a remote of Conan 2: what its client reads, and nothing that it writes.
 *
 * @see https://docs.conan.io/2/
 */
export function serveConan(app: FastifyInstance, context: Context): void {
  const { database, files } = context
  const remote = '/api/conan/:projectId'
  const recipe = `${remote}/v2/conans/:name/:version/_/_`
  const revision = `${recipe}/revisions/:revision`
  const binary = `${revision}/packages/:packageId`

  for (const version of ['v1', 'v2'])
    app.get(`${remote}/${version}/ping`, async (_request, reply) =>
      reply.header('X-Conan-Server-Capabilities', 'revisions').type('text/plain').send(''),
    )
  // Before a body is read. On 404 the client would retry; on 403 it prints the reason and ends.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${remote}/*`,
    onRequest: async (_request, reply) => reply.code(403).type('text/plain').send(readOnly),
    handler: async () => undefined,
  })
  // The client stores this response as its token and sends it as a bearer.
  app.get(`${remote}/v2/users/authenticate`, async (request, reply) => {
    const credentials = credentialsOf(request)
    const caller = credentials?.user !== undefined && (await findCaller(context, credentials))
    return caller ? reply.type('text/plain').send(credentials.secret) : refuse(reply)
  })
  const read = (url: string, handler: Handler) =>
    app.get(url, async (request, reply) => {
      const path = pathOf(request)
      const credentials = credentialsOf(request)
      const caller = credentials && (await findCaller(context, credentials))
      if (!caller) return refuse(reply)
      if (!(await maySeePackages(context, caller, path.projectId))) throw new ApiFailure('not_found')
      reply.header('Cache-Control', 'no-store')
      if (url.endsWith('/*')) {
        countDownload(context, caller.accountId, reply)
        cutWhenEnded(context, reply, credentials, path.projectId, caller.accountId)
      }
      const response = await handler(path, request, reply)
      if (response === undefined) return reply
      return reply.type('application/json').serializer(JSON.stringify).send(response)
    })

  read(`${remote}/v2/users/check_credentials`, async (_path, _request, reply) => {
    await reply.type('text/plain').send('ok')
  })
  read(`${remote}/v2/conans/search`, async ({ projectId }, { query }) => {
    const { q } = query as { readonly q?: unknown }
    const pattern = typeof q === 'string' ? q : ''
    if (pattern.length > patternMaxCharacters || pattern.includes('\0')) throw new ApiFailure('not_found')
    return { results: await findReferences(database, projectId, pattern) }
  })
  read(`${recipe}/latest`, async (path) => revisions(await findRecipes(database, path))[0])
  read(`${recipe}/revisions`, async (path) => ({ revisions: revisions(await findRecipes(database, path)) }))
  for (const url of [recipe, revision])
    read(`${url}/search`, async (path) => {
      const [found] = await findRecipes(database, path)
      const binaries = await findBinaries(database, found!.id)
      return Object.fromEntries(
        binaries.toReversed().map(({ binary_key, info }) => [binary_key, { content: info }]),
      )
    })
  read(`${binary}/latest`, async (path) => {
    const [found] = await findRecipes(database, path)
    return revisions(await findBinaries(database, found!.id, path))[0]
  })
  read(`${binary}/revisions`, async (path) => {
    const [found] = await findRecipes(database, path)
    return { revisions: revisions(await findBinaries(database, found!.id, path)) }
  })

  const filesOf = async (path: ConanPath) => {
    const [found] = await findRecipes(database, path)
    const [built] = path.packageId === undefined ? [] : await findBinaries(database, found!.id, path)
    return findConanFiles(database, found!.id, built?.id ?? null)
  }
  for (const url of [revision, `${binary}/revisions/:packageRevision`]) {
    read(`${url}/files`, async (path) => ({
      files: Object.fromEntries((await filesOf(path)).map(({ name }) => [name, {}])),
    }))
    read(`${url}/files/*`, async (path, request, reply) => {
      const { '*': name } = request.params as { readonly '*': string }
      const file = (await filesOf(path)).find((one) => one.name === name)
      if (!file) throw new ApiFailure('not_found')
      const { sha256, file_key: fileKey, size_bytes: sizeBytes } = file
      const sent = { name, mediaType: 'application/octet-stream', sizeBytes, sha256, fileKey }
      await sendFile(files, sent, request, reply)
    })
  }
}

/** Ends a download with the right to it. */
function cutWhenEnded(
  context: Context,
  { raw }: FastifyReply,
  credentials: Credentials,
  projectId: number,
  accountId: number,
): void {
  const access = watchAccess(context, {
    accountId,
    check: async () => {
      const caller = await findCaller(context, credentials)
      if (!caller || !(await maySeePackages(context, caller, projectId))) throw new ApiFailure('not_found')
    },
    cut: () => void raw.destroy(),
  })
  raw.once('close', access.release)
}

/** Only 401 has the client ask for a password; the 403 of other calls says that a session is dead. */
function refuse(reply: FastifyReply) {
  return reply
    .code(401)
    .header('WWW-Authenticate', 'Basic realm="Conan"')
    .type('text/plain')
    .send('Wrong user or password')
}

/** @throws ApiFailure `not_found` when the address cannot name a row. */
function pathOf(request: FastifyRequest): ConanPath {
  const params = request.params as Readonly<Record<string, string>>
  const projectId = Number(params.projectId)
  const isNumber = /^\d{1,15}$/.test(params.projectId ?? '')
  if (!isNumber || Object.values(params).some((value) => value.includes('\0')))
    throw new ApiFailure('not_found')
  return { ...params, projectId } as unknown as ConanPath
}
