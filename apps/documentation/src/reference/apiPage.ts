import { endpoints, openApiOf, versions } from '@saywright/api/contract'
import type { Locale } from '../page/locales.js'
import type { ApiDomain } from './apiDomains.js'
import { type ApiMessages, apiMessages } from './apiMessages.js'
import { codeBlock, codeSpan, plain, table } from './markdown.js'
import { boundsOf, type Schema, schemaRows, typeOf } from './schemaRows.js'
import { summaryOf } from './summaryOf.js'

const { paths } = openApiOf(endpoints, { title: 'API', version: versions.console })
type Operation = NonNullable<(typeof paths)[string][string]>

const operations = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      { path: `/api${path}`, method: method.toUpperCase(), operation },
    ]),
  ),
)

/** The page of a domain: what each of its calls takes and answers, as the OpenAPI document says. */
export function apiPage({ title, calls }: ApiDomain, locale: Locale): string {
  const words = apiMessages[locale]
  const lead = words.lead(calls.map((call) => `[${call}](#${call.toLowerCase()})`).join(', '))
  return [`# ${title[locale]} – API`, lead, ...calls.map((call) => callPart(call, words, locale))].join(
    '\n\n',
  )
}

function callPart(name: string, words: ApiMessages, locale: Locale): string {
  const found = operations.get(name)
  if (!found) throw new Error(`The OpenAPI document has no call ${name}.`)
  const { path, method, operation } = found
  return [
    `## ${name}`,
    plain(summaryOf(name, operation.summary, locale)),
    codeBlock(`${method} ${path}`, 'http'),
    `${words.who} ${words.roles[operation['x-role']]}`,
    ...('x-token-scope' in operation ? [words.token(`${operation['x-token-scope']}`)] : []),
    ...parametersPart(operation, words),
    ...bodyPart(operation, words),
    ...answerPart(operation, words),
    words.failures,
    failuresTable(operation, words),
  ].join('\n\n')
}

function parametersPart({ parameters }: Operation, words: ApiMessages): string[] {
  if (parameters.length === 0) return []
  const rows = parameters.map(({ name, in: place, required, schema }) => [
    codeSpan(name),
    place,
    typeOf(schema, words),
    required ? words.yes : words.no,
    boundsOf(schema, words),
  ])
  return [
    words.parameters,
    table([words.parameter, words.in, words.type, words.required, words.bounds], rows),
  ]
}

function bodyPart({ requestBody }: Operation, words: ApiMessages): string[] {
  if (!requestBody) return []
  const [mediaType = '', { schema, example } = { schema: {} }] = Object.entries(requestBody.content)[0] ?? []
  return [`${words.body} ${codeSpan(mediaType)}`, ...fieldsAndExample(schema, example, words)]
}

function answerPart({ responses }: Operation, words: ApiMessages): string[] {
  const [status = '', success] = responsesOf(responses).find(([code]) => isSuccess(code)) ?? []
  const [mediaType, content] = Object.entries(success?.content ?? {})[0] ?? []
  if (!mediaType || !content) return [`${words.answer} ${status}. ${words.noAnswer}`]
  if (mediaType === 'text/event-stream') return [`${words.answer} ${status}. ${words.events}`]
  if (mediaType === 'application/octet-stream') return [`${words.answer} ${status}. ${words.file}`]
  return [
    `${words.answer} ${status}, ${codeSpan(mediaType)}`,
    ...fieldsAndExample(content.schema, content.example, words),
  ]
}

function fieldsAndExample(schema: Schema, example: unknown, words: ApiMessages): string[] {
  const rows = schemaRows(schema, words)
  const header = [words.field, words.type, words.required, words.bounds]
  return [
    ...(rows.length > 0 ? [table(header, rows)] : []),
    ...(example === undefined ? [] : [words.example, codeBlock(JSON.stringify(example, null, 2), 'json')]),
  ]
}

function failuresTable({ responses }: Operation, words: ApiMessages): string {
  const rows = responsesOf(responses)
    .filter(([status]) => !isSuccess(status))
    .map(([status, { description }]) => [status, description.split(', ').map(codeSpan).join(', ')])
  return table([words.status, words.codes], rows)
}

interface Response {
  readonly description: string
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>
}

/** Statuses are computed names, which the compiler does not know. */
function responsesOf(responses: Operation['responses']): [status: string, response: Response][] {
  return Object.entries<Response>(responses as Readonly<Record<string, Response>>)
}

const isSuccess = (status: string) => status.startsWith('2')
