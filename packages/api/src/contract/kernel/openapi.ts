import { accountHeader } from './accountHeader.js'
import { collectionOf } from './collections.js'
import type { Endpoint } from './endpoint.js'
import { commonFailureCodes, type FailureCode, failureStatuses } from './errors.js'
import { isOptional, type JsonSchema, jsonSchemaOf, propertiesOf } from './jsonSchema.js'
import { paramNames } from './path.js'

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['error', 'code', 'message'],
  properties: {
    error: { const: true },
    code: { type: 'string' },
    message: { type: 'string', description: 'A sentence in the language of the request.' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Keys by field.' },
  },
}

const mediaTypes = { json: 'application/json', raw: 'audio/wav', multipart: 'multipart/form-data' } as const
const responseTypes = {
  json: 'application/json',
  file: 'application/octet-stream',
  events: 'text/event-stream',
} as const

function hasBytes(value: unknown): boolean {
  if (value instanceof Blob) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBytes)
}

function contentOf(mediaType: string, schema: JsonSchema, example: unknown) {
  // Bytes have no JSON form, so a call that sends a file shows no example of its body.
  return { [mediaType]: { schema, ...(example !== undefined && !hasBytes(example) && { example }) } }
}

function queryParameters(endpoint: Endpoint) {
  if (!endpoint.query) return []
  return Object.entries(propertiesOf(endpoint.query)).map(([name, struct]) => {
    const schema = jsonSchemaOf(struct)
    const isDeep = schema.type === 'object'
    return {
      name,
      in: 'query',
      required: !isOptional(struct),
      schema,
      ...(isDeep && { style: 'deepObject', explode: true }),
    }
  })
}

function pathParameters(endpoint: Endpoint) {
  return paramNames(endpoint.path).map((name) => {
    const example = endpoint.example.params?.[name]
    return {
      name,
      in: 'path',
      required: true,
      schema: { type: typeof example === 'number' ? 'integer' : 'string' },
      example,
    }
  })
}

/** Calls of a session may say whose they take it to be. */
function accountParameter({ roles }: Endpoint) {
  if (roles === 'public') return []
  const description =
    'The account that the caller takes the session to be of; another one is refused with `account_changed`.'
  return [{ name: accountHeader, in: 'header', required: false, schema: { type: 'integer' }, description }]
}

function responsesOf(endpoint: Endpoint) {
  const { response, responseKind, example } = endpoint
  const schema = responseKind === 'events' ? { type: 'string' } : response && jsonSchemaOf(response)
  const success = {
    description: 'Done.',
    ...(schema && { content: contentOf(responseTypes[responseKind], schema, example.response) }),
  }
  const codes = [
    ...new Set<FailureCode>([
      ...endpoint.errors,
      ...commonFailureCodes,
      ...(endpoint.body ? (['too_large'] as const) : []),
      ...(endpoint.roles === 'public' ? [] : (['disconnected', 'account_changed'] as const)),
    ]),
  ]
  const failures = [...new Set(codes.map((code) => failureStatuses[code]))].map((status) => [
    status,
    {
      description: codes.filter((code) => failureStatuses[code] === status).join(', '),
      content: contentOf('application/json', { $ref: '#/components/schemas/Failure' }, undefined),
    },
  ])
  return { [responseKind === 'events' ? 200 : endpoint.status]: success, ...Object.fromEntries(failures) }
}

function operationOf(name: string, endpoint: Endpoint) {
  const { body, encoding, example } = endpoint
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [collectionOf(endpoint.path)],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...accountParameter(endpoint)],
    ...(body && {
      requestBody: {
        required: true,
        content: contentOf(mediaTypes[encoding], jsonSchemaOf(body), example.body),
      },
    }),
    responses: responsesOf(endpoint),
    ...(endpoint.roles !== 'public' && { security: [{ session: [] }] }),
    'x-role': endpoint.roles,
    // A bearer may be an access token of this scope too.
    ...(endpoint.scope && { 'x-token-scope': endpoint.scope }),
  }
}

interface OpenApiInfo {
  readonly title: string
  readonly version: string
}

/**
 * The reference of a list of calls as an OpenAPI 3.1 document. Browser builds of the contract hold no summaries and
 * examples: there, read `GET /api/openapi.json`.
 *
 * @param endpoints calls by name; the name becomes `operationId`.
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
export function openApiOf(endpoints: Readonly<Record<string, Endpoint>>, info: OpenApiInfo) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) }
  }
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  } as const
}
