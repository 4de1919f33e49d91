import { describe, expect, it, test } from 'vitest'
import { endpoints, voiceEndpoints } from './endpoints.js'
import { compile } from './kernel/compile.js'
import { descriptionOf } from './kernel/description.js'
import type { Endpoint } from './kernel/endpoint.js'
import { commonFailureCodes, failureStatuses } from './kernel/errors.js'
import { failuresOf } from './kernel/failures.js'
import { propertiesOf } from './kernel/jsonSchema.js'
import { openApiOf } from './kernel/openapi.js'
import { pagePlace } from './kernel/paging.js'
import { fillPath, paramNames, readParams } from './kernel/path.js'
import { decodeQuery, encodeQuery } from './kernel/query.js'
import { modelSegments } from './models/modelKinds.js'
import * as schemas from './schemaList.js'

const all: [string, Endpoint][] = Object.entries<Endpoint>(endpoints)

describe.each(all)('%s', (_, endpoint) => {
  it('has an example that keeps its own contract', () => {
    const { body, response, query, params } = endpoint.example
    expect(Object.keys(params ?? {})).toEqual(paramNames(endpoint.path))
    if (endpoint.body) expect(failuresOf(endpoint.body, body)).toBeUndefined()
    if (endpoint.query && query !== undefined) expect(failuresOf(endpoint.query, query)).toBeUndefined()
    if (endpoint.response) expect(failuresOf(endpoint.response, response)).toBeUndefined()
  })

  it('documents what it does, its roles and its failures', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/)
    expect(endpoint.errors.every((code) => code in failureStatuses)).toBe(true)
    if (endpoint.body && endpoint.encoding === 'json') expect(endpoint.errors).toContain('incorrect_form')
    if (['self', 'member'].includes(endpoint.roles)) expect(endpoint.errors).toContain('not_found')
  })

  it('survives a query string', () => {
    const { query } = endpoint.example
    if (!endpoint.query || query === undefined) return expect(endpoint.example.query).toBeUndefined()
    expect(decodeQuery(endpoint.query, encodeQuery(query as object))).toEqual(query)
  })
})

it('every failure is one that a call may answer', () => {
  // Said where no call is: for a dead session or one of another account, a token of another use, a call that a newer one replaced, right before the
  // body is read, for the last bytes of an upload, which come by tus, and of the text service, in the stream of a helper.
  const ofTextService = ['refused', 'model_unknown', 'busy', 'unavailable', 'timeout', 'unusable']
  const elsewhere = [
    ...[
      ...commonFailureCodes,
      'disconnected',
      'account_changed',
      'scope_missing',
      'replaced',
      'checksum_differs',
    ],
    ...['package_unreadable', 'package_not_alone', 'package_differs', 'package_too_large'],
    ...['upload_offset_differs', 'tus_version'],
    ...ofTextService.map((code) => `generation_${code}`),
  ]
  const answered = [
    ...Object.values<Endpoint>(endpoints),
    ...Object.values<Endpoint>(voiceEndpoints),
  ].flatMap(({ errors }) => errors)
  expect(Object.keys(failureStatuses).toSorted()).toEqual(
    [...new Set([...answered, ...elsewhere])].toSorted(),
  )
})

it('has no two calls with one method and path', () => {
  const names = all.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
})

it('a save responds with nothing, but with what is new in a request and what the next save of a draft or a model needs', () => {
  const responding = all.filter(([, { method, response }]) => 'PUT DELETE'.includes(method) && response)
  const paths = responding.map(([, { method, path }]) => `${method} ${path}`)
  expect(paths.toSorted()).toEqual(
    [
      ...modelSegments.map((segment) => `PUT v3/projects/{id}/${segment}/{modelId}`),
      'PUT v3/projects/{id}/deals/{dealId}',
      'PUT v3/projects/draft',
    ].toSorted(),
  )
})

it('A-004 shows no overlay for checks, logs and notifications, and one for what a person waits for', () => {
  const quiet = [
    'pushLog',
    'checkEmail',
    'checkProfessionalEmail',
    'checkDomain',
    'verifyOrganizationName',
    'getDealStatus',
    'listNotifications',
    'readNotification',
    'readAllNotifications',
  ] as const
  const waitedFor = [
    'login',
    'register',
    'createProject',
    'saveVoiceCommandModel',
    'replaceAudioFile',
    'uploadAudioFile',
  ] as const
  expect(quiet.filter((name) => !endpoints[name].quiet)).toEqual([])
  expect(waitedFor.filter((name) => endpoints[name].quiet)).toEqual([])
})

it('rejects unknown fields in a body, and accepts them in a response', () => {
  const { login } = endpoints
  expect(failuresOf(login.body!, { ...login.example.body, admin: true })).toEqual({ admin: 'invalid' })
  expect(compile(login.response!)({ ...login.example.response, more: true })).toBe(true)
})

it('F-059 logging in, codes and a change of password carry these fields and no other', () => {
  const [email, password] = ['ada@example.com', 'Correct7!horse']
  const code = 'A1B2C3'
  const bodies = [
    [endpoints.login, { email, password }],
    [endpoints.verifPasswordCode, { email, code, mode: true }],
    [endpoints.verifEmailCode, { email, code, mode: true }],
    [endpoints.resetPassword, { email, code, password }],
  ] as const
  for (const [{ body }, value] of bodies) {
    expect(failuresOf(body!, value)).toBeUndefined()
    expect(failuresOf(body!, { ...value, more: 1 })).toEqual({ more: 'invalid' })
    const { email: _, ...nobody } = value
    expect(failuresOf(body!, nobody)).toEqual({ email: 'required' })
  }
})

it('requires an organization when a first project names none', () => {
  expect(failuresOf(endpoints.createProject.body!, { title: 'Lamp' })).toEqual({
    organization_name: 'required',
  })
})

describe('paths', () => {
  it('are filled with escaped values', () => {
    expect(fillPath('v3/auth/{email}/{id}', { email: 'a/b@c.co', id: 4 })).toBe('v3/auth/a%2Fb%40c.co/4')
  })

  test.each([['0'], ['-1'], ['1.5'], ['abc'], ['1e3'], [''], ['9'.repeat(20)]])(
    'cannot have the number %j',
    (id) => {
      expect(readParams('v3/projects/{id}', { id })).toBeUndefined()
    },
  )

  it('give numbers and texts by name', () => {
    expect(readParams('v3/a/{id}/b/{taskId}/{code}', { id: '7', taskId: '12', code: '9' })).toEqual({
      id: 7,
      taskId: 12,
      code: '9',
    })
  })
})

describe('queries', () => {
  it('A-005 write lists of the first version', () => {
    const query = {
      pageIndex: 0,
      pageSize: 25,
      search: { keywords: 'a b&c', fields: ['name', 'title'] },
      sort: { by: 'created_at', direction: 'desc' },
      filters: { file_project_id: '7' },
    }
    const written = encodeQuery(query)
    expect(written).toBe(
      'pageIndex=0&pageSize=25&search[keywords]=a%20b%26c&search[fields][]=name&search[fields][]=title' +
        '&sort[by]=created_at&sort[direction]=desc&filters[file_project_id]=7',
    )
    expect(decodeQuery(endpoints.listProjects.query!, written)).toEqual(query)
  })

  it('A-006 write lists of the second version', () => {
    expect(encodeQuery({ page: 1, limit: 25, sortBy: 'name', sortOrder: 'asc' })).toBe(
      'page=1&limit=25&sortBy=name&sortOrder=asc',
    )
  })

  const lists = Object.entries<Endpoint>(endpoints).filter(
    ([, { query }]) => query && 'pageIndex' in propertiesOf(query),
  )

  it('are many', () => expect(lists.length).toBeGreaterThan(20))

  test.each(lists)(
    'A-006 %s takes the second version of lists, and refuses both at once',
    (name, { query, example }) => {
      const own = example.query as object | undefined
      const { pageIndex: _, pageSize: __, sort: ___, ...others } = (own ?? {}) as Record<string, unknown>
      const unsorted = { page: 2, limit: 25, sortOrder: 'desc' }
      const second = { ...unsorted, sortBy: 'name' }
      expect(failuresOf(query!, { ...others, ...unsorted })).toBeUndefined()
      // Notifications have one order.
      const sorted = name === 'listNotifications' ? { sortBy: 'invalid' } : undefined
      expect(failuresOf(query!, { ...others, ...second })).toEqual(sorted)
      expect(pagePlace(second as never)).toEqual({
        pageIndex: 1,
        pageSize: 25,
        sort: { by: 'name', direction: 'desc' },
      })
      const both = { ...others, ...second, pageIndex: 1, pageSize: 25, sort: { by: 'name' } }
      expect(failuresOf(query!, both)).toEqual({
        page: 'invalid',
        limit: 'invalid',
        sortBy: 'invalid',
        sortOrder: 'invalid',
      })
    },
  )

  it('keep what cannot be read, for the validation to refuse', () => {
    const query = endpoints.listProjects.query!
    expect(failuresOf(query, decodeQuery(query, 'pageSize=x&sort[direction]=up'))).toEqual({
      pageSize: 'invalid',
      'sort.direction': 'invalid',
    })
    expect(failuresOf(query, decodeQuery(query, 'pageSize=1000'))).toEqual({ pageSize: 'outOfRange' })
  })
})

describe('the OpenAPI document', () => {
  const document = openApiOf({ ...endpoints, ...voiceEndpoints }, { title: 'Saywright', version: '6.1.4' })
  const text = JSON.stringify(document)

  it('is made of JSON and holds every call', () => {
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)))
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(all.length + Object.keys(voiceEndpoints).length)
  })

  it('shows limits, patterns, choices and optional fields', () => {
    const save = document.paths['/v3/projects/{id}/voice-commands/{modelId}']?.put
    const schema = save?.requestBody?.content['application/json']?.schema
    expect(schema).toMatchObject({
      required: ['revision'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', maxLength: 100 },
        settings: {
          properties: {
            MAXNBEST: { minimum: 1, maximum: 1000 },
            STREAM_RESULT_MODE: { enum: ['final', 'partial', 'off'] },
          },
        },
      },
    })
  })

  it('shows failures by status, and the session where one is needed', () => {
    const { responses, security } = document.paths['/v3/projects/{id}']?.get ?? {}
    expect(Object.keys(responses ?? {})).toEqual(['200', '400', '403', '404', '409', '429', '500', '503'])
    expect(security).toEqual([{ session: [] }, { accessToken: ['read'] }])
    expect(document.paths['/v3/login']?.post?.security).toEqual([])
  })

  it('says for every call who may, by schemes that are there, and what it is about, by tags that are', () => {
    const schemes = Object.keys(document.components.securitySchemes)
    const tags = document.tags.map(({ name }) => name)
    for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
      for (const scheme of operation.security.flatMap((each) => Object.keys(each)))
        expect(schemes).toContain(scheme)
      for (const tag of operation.tags) expect(tags).toContain(tag)
    }
  })

  it('names what several calls share, and refers to nothing that is not there', () => {
    const named = openApiOf(endpoints, { title: 'Saywright', version: '6.1.4' }, schemas)
    const components: Record<string, object> = named.components.schemas
    expect(components.User).toMatchObject({
      properties: { licence_key: { anyOf: [{ $ref: '#/components/schemas/LicenceKey' }, { type: 'null' }] } },
    })
    expect(named.paths['/v3/me']?.get?.responses).toMatchObject({
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } },
    })
    const referred = [...JSON.stringify(named).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    for (const name of new Set(referred)) expect(components).toHaveProperty(name!)
    const inline = Object.values<Endpoint>(endpoints)
      .map(({ response }) => response)
      .filter((response) => response && descriptionOf(response)?.kind === 'object')
      .filter((response) => !Object.values<unknown>(schemas).includes(response))
    const shared = inline.filter((response, index) => inline.indexOf(response) !== index)
    expect(shared).toEqual([])
  })
})
