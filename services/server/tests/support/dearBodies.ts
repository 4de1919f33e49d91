import { gzipSync } from 'node:zlib'
import { type Description, descriptionOf, type Endpoint, type Shape } from '@saywright/api/contract'
import { bodyBounds, fileLimit } from '@saywright/http'

export interface DearBody {
  readonly kind: string
  readonly body: BodyInit
  readonly headers: Readonly<Record<string, string>>
}

const json = { 'Content-Type': 'application/json' }
const texts = {
  'open brackets in each text': '(',
  'spaces in each text': ' ',
  'line ends in each text': '\n',
  'alternatives in each text': 'a|',
}
/** Files are streamed: what more of them costs, `uploads` shows. */
const fileMostBytes = 1024 * 1024

/** Bodies that take the longest to read for their bytes, each as large as the call lets it be. */
export function dearBodies(endpoint: Endpoint, jsonMaxBytes: number): readonly DearBody[] {
  const file = fileLimit(endpoint)
  if (file) return dearFiles(endpoint, Math.min(file.maxBytes, fileMostBytes), file.mediaTypes[0] ?? '')
  const { bytes, depth, keys, values } = bodyBounds(endpoint, jsonMaxBytes)
  const times = (piece: string, most = Number.POSITIVE_INFINITY) =>
    piece.repeat(Math.max(1, Math.floor(Math.min(most, (bytes - 16) / piece.length))))
  const flatKeys = (most: number) =>
    `{${Array.from({ length: Math.min(most, Math.floor((bytes - 16) / 12)) }, (_, at) => `"k${at}":0`).join(',')}}`
  const whole = {
    'brackets without end': times('['),
    'brackets as deep as allowed': `${'['.repeat(depth)}${']'.repeat(depth)}`,
    'flat names without end': flatKeys(Number.POSITIVE_INFINITY),
    'flat names as many as allowed': flatKeys(keys),
    'one text': `"${times('a')}"`,
    'numbers without end': `[${times('1,')}1]`,
    'numbers as many as allowed': `[${times('1e9,', values - 2)}1]`,
    base64: `{"data":"${times('QUJD')}"}`,
  }
  return [
    ...Object.entries(whole).map(([kind, body]) => ({ kind, body, headers: json })),
    ...Object.entries(texts)
      .map(([kind, piece]) => ({
        kind,
        body: JSON.stringify(filled(endpoint.body!, endpoint.example.body, piece)),
        headers: json,
      }))
      .filter(({ body }) => body.length <= bytes),
    { kind: 'gzip', body: gzipSync(times('[')), headers: { ...json, 'Content-Encoding': 'gzip' } },
  ]
}

function dearFiles({ encoding, body, example }: Endpoint, bytes: number, type: string): readonly DearBody[] {
  const contents = {
    zeros: Buffer.alloc(bytes),
    brackets: Buffer.alloc(bytes, '['),
    lines: Buffer.alloc(bytes, '\n'),
  }
  const asJson: DearBody = { kind: 'brackets instead of a file', body: '['.repeat(bytes), headers: json }
  const asAsked = Object.entries(contents).map(([kind, content]): DearBody => {
    if (encoding === 'raw') return { kind, body: content, headers: { 'Content-Type': type } }
    const form = new FormData()
    const shape = descriptionOf(body!)
    for (const [name, field] of Object.entries(shape?.kind === 'object' ? shape.fields : {})) {
      if (innermost(field)?.kind === 'file') form.append(name, new Blob([content], { type }), 'file')
      else form.append(name, '('.repeat(100_000))
    }
    return { kind, body: form, headers: {} }
  })
  if (encoding === 'raw') return [...asAsked, asJson]
  const asTexts = Object.entries(texts).map(([kind, piece]): DearBody => {
    const form = new FormData()
    for (const [name, value] of Object.entries(filled(body!, example.body, piece) as object)) {
      if (value === undefined) continue
      form.append(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value))
    }
    return { kind, body: form, headers: {} }
  })
  return [...asAsked, ...asTexts, asJson]
}

/** Shorter ones cost nothing, whatever they hold: where there are longer ones they stay right, so that these are read to the end. */
const longText = 1000

/** A body with every text of a shape at its maximum length, repeating one piece; the rest is that of the example. */
function filled(shape: Shape, example: unknown, piece: string): unknown {
  const least = hasText(shape, longText) ? longText : 0
  return fill(shape, example)

  function fill(part: Shape, given: unknown): unknown {
    const description = innermost(part)
    if (given === undefined && !hasText(part, least)) return undefined
    switch (description?.kind) {
      case 'text':
        if (lengthOf(description) < least) return given ?? description.example ?? piece
        return piece.repeat(Math.max(1, Math.floor(lengthOf(description) / piece.length)))
      case 'list':
        return (Array.isArray(given) ? given : [undefined]).map((item) => fill(description.of, item))
      case 'object':
        return Object.fromEntries(
          Object.entries(description.fields).map(([name, field]) => [
            name,
            fill(field, (given as Readonly<Record<string, unknown>> | undefined)?.[name]),
          ]),
        )
      default:
        return given
    }
  }
}

const lengthOf = ({ max }: { readonly max?: number | undefined }) => max ?? longText

/** Whether there is a text in a shape that may be so long. */
function hasText(shape: Shape, length: number): boolean {
  const description = innermost(shape)
  if (description?.kind === 'text') return lengthOf(description) >= length
  if (description?.kind === 'list') return hasText(description.of, length)
  return (
    description?.kind === 'object' &&
    Object.values(description.fields).some((field) => hasText(field, length))
  )
}

function innermost(shape: Shape): Description | undefined {
  const description = descriptionOf(shape)
  return description?.kind === 'optional' || description?.kind === 'nullable'
    ? innermost(description.of)
    : description
}
