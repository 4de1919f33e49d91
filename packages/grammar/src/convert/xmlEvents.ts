/** One piece of an XML text: the beginning or end of an element, or text. Places are offsets. */
export type XmlEvent =
  | {
      readonly kind: 'open'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
      readonly isEmpty: boolean
      readonly start: number
      readonly end: number
    }
  | { readonly kind: 'close'; readonly name: string; readonly start: number; readonly end: number }
  | { readonly kind: 'text' | 'comment'; readonly text: string; readonly start: number; readonly end: number }
  /** Cannot be read: a bad mark, an entity or a document type that declares something. */
  | { readonly kind: 'fault'; readonly text: string; readonly start: number; readonly end: number }

const tag =
  /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[\p{L}_][\p{L}\p{N}_.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy
const attribute = /\s+([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/guy
const outerType = /<!DOCTYPE\s[^<>[\]]*>/y
const characters = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi
const plain: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const enclosed = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'text'],
  ['<?', '?>', 'skip'],
] as const

/**
 * The pieces of an XML text, one after the other. No entity is ever expanded beyond the five of XML and numbers of
 * characters, and nothing is fetched: a document type may name its file, but declare nothing.
 */
export function* xmlEvents(text: string): Generator<XmlEvent> {
  let start = text.startsWith('\uFEFF') ? 1 : 0
  while (start < text.length) {
    const event = text[start] === '<' ? markAt(text, start) : textAt(text, start)
    if (event.kind !== 'comment' || event.text !== '') yield event
    if (event.kind === 'fault') return
    start = event.end
  }
}

function textAt(source: string, start: number): XmlEvent {
  const next = source.indexOf('<', start)
  const end = next === -1 ? source.length : next
  const raw = source.slice(start, end)
  const bad = /&(?!(?:#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);)[^\s;<]*;?/i.exec(raw)
  if (bad)
    return { kind: 'fault', text: bad[0], start: start + bad.index, end: start + bad.index + bad[0].length }
  return { kind: 'text', text: decoded(raw), start, end }
}

function markAt(source: string, start: number): XmlEvent {
  for (const [opener, closer, kind] of enclosed) {
    if (!source.startsWith(opener, start)) continue
    const close = source.indexOf(closer, start + opener.length)
    if (close === -1) return { kind: 'fault', text: opener, start, end: source.length }
    const inside = kind === 'skip' ? '' : source.slice(start + opener.length, close)
    return { kind: kind === 'skip' ? 'comment' : kind, text: inside, start, end: close + closer.length }
  }
  outerType.lastIndex = start
  const type = outerType.exec(source)
  if (type) return { kind: 'comment', text: '', start, end: start + type[0].length }
  tag.lastIndex = start
  const found = tag.exec(source)
  if (!found) {
    const text = /^<!?\w*/.exec(source.slice(start, start + 40))?.[0] ?? '<'
    return { kind: 'fault', text, start, end: start + text.length }
  }
  const [whole, slash, name = '', attributes = '', empty] = found
  const end = start + whole.length
  const local = name.slice(name.indexOf(':') + 1)
  if (slash) return { kind: 'close', name: local, start, end }
  const values = new Map<string, string>()
  for (const [, key = '', double, single] of attributes.matchAll(attribute))
    values.set(key, decoded(double ?? single ?? ''))
  return { kind: 'open', name: local, attributes: values, isEmpty: empty === '/', start, end }
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(characters, (_, hex?: string, decimal?: string, name?: string) => {
    if (name) return plain[name.toLowerCase()] ?? ''
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD'
  })
}
