import { accountHeader } from './accountHeader.js'
import { collectionNotes, collectionOf } from './collections.js'
import { descriptionOf, type Shape } from './description.js'
import { accessScopes, type Endpoint } from './endpoint.js'
import { commonFailureCodes, type FailureCode, failureStatuses } from './errors.js'
import {
  isOptional,
  type JsonSchema,
  jsonSchemaOf,
  type NameOf,
  ownSchemaOf,
  propertiesOf,
} from './jsonSchema.js'
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

function responsesOf(endpoint: Endpoint, nameOf: NameOf) {
  const { response, responseKind, example } = endpoint
  const schema = responseKind === 'events' ? { type: 'string' } : response && jsonSchemaOf(response, nameOf)
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

/** A session or, where a call has a scope, an access token that has it; nothing for a call that is open to anyone. */
function securityOf({ roles, scope }: Endpoint) {
  if (roles === 'public') return []
  return [{ session: [] }, ...(scope ? [{ accessToken: [scope] }] : [])]
}

function operationOf(name: string, endpoint: Endpoint, nameOf: NameOf) {
  const { body, encoding, example } = endpoint
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [collectionOf(endpoint.path)],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...accountParameter(endpoint)],
    ...(body && {
      requestBody: {
        required: true,
        content: contentOf(mediaTypes[encoding], jsonSchemaOf(body, nameOf), example.body),
      },
    }),
    responses: responsesOf(endpoint, nameOf),
    security: securityOf(endpoint),
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
 * @param named what is referred to as a component, by name: those of the values that describe an object.
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
export function openApiOf(
  endpoints: Readonly<Record<string, Endpoint>>,
  info: OpenApiInfo,
  named: Readonly<Record<string, unknown>> = {},
) {
  const structs = new Map(Object.entries(named).flatMap(([name, value]) => asObject(name, value)))
  const nameOf: NameOf = (struct) => structs.get(struct)
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint, nameOf) }
  }
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/api' }],
    tags: Object.entries(collectionNotes).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: {
        ...Object.fromEntries([...structs].map(([struct, name]) => [name, ownSchemaOf(struct, nameOf)])),
        Failure: failureSchema,
      },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that a login responds with.' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'sw_…',
          description: `A token that a person made for a program: ${accessScopes.join(', ')}.`,
        },
      },
    },
  } as const
}

/** A struct of the contract with its name as components have them. */
function asObject(name: string, value: unknown): [Shape, string][] {
  const isObject = typeof value === 'object' && value !== null && descriptionOf(value)?.kind === 'object'
  return isObject ? [[value as Shape, name.charAt(0).toUpperCase() + name.slice(1)]] : []
}
