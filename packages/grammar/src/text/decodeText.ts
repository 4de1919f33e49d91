/** A text with its encoding, so that it can be written back. */
export interface DecodedText {
  /** Without a byte order mark. */
  readonly text: string
  /** Name in the Encoding standard, for example `utf-8`. */
  readonly encoding: string
  readonly hasByteOrderMark: boolean
}

/** Why bytes are not text. */
export class TextDecodingError extends Error {
  constructor(
    readonly code: 'invalid-bytes' | 'unknown-encoding',
    /** The encoding that was tried, or the name that is not known. */
    readonly encoding: string,
    /** Offset of the first byte that the encoding does not have, from 0; for an unknown name, 0. */
    readonly offset: number,
  ) {
    super(`${code}: ${encoding} at byte ${offset}`)
  }
}

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** How each format names its encoding, in its first line. */
const declarations = [
  /^\s*<\?xml(?=\s)[^>]{1,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/,
  /^\s*#JSGF[ \t]+V1\.0[ \t]+([\w.:-]{1,40})/,
  /^\s*#ABNF[ \t]+1\.0[ \t]+([\w.:-]{1,40})/,
]
const headerLength = 400

/**
 * Decodes the bytes of a grammar, a list or another text: by its byte order mark, else by the encoding that the
 * header of JSGF, SRGS ABNF or XML declares, else as UTF-8. Names are those of the Encoding standard, in which
 * ISO-8859-1 is windows-1252.
 * @throws TextDecodingError for a name that is not known, and for bytes that the encoding does not have: nothing
 * is replaced silently.
 * @see https://encoding.spec.whatwg.org
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = marks.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))
  const encoding = mark?.[0] ?? encodingWithoutMark(bytes)
  const decoder = decoderFor(encoding)
  try {
    // The decoder drops the mark of its encoding.
    return { text: decoder.decode(bytes), encoding: decoder.encoding, hasByteOrderMark: mark !== undefined }
  } catch {
    throw new TextDecodingError('invalid-bytes', decoder.encoding, firstInvalid(bytes, decoder.encoding))
  }
}

/**
 * Encodes a text like another one: in UTF-16 or with a byte order mark if that had it, otherwise in UTF-8. Only formats
 * without a declaration are written back, and these have no other encoding.
 */
export function encodeText(
  text: string,
  { encoding, hasByteOrderMark }: Omit<DecodedText, 'text'>,
): Uint8Array {
  const whole = hasByteOrderMark ? `\uFEFF${text}` : text
  if (!encoding.startsWith('utf-16')) return new TextEncoder().encode(whole)
  const bytes = new Uint8Array(whole.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < whole.length; at++)
    view.setUint16(at * 2, whole.charCodeAt(at), encoding === 'utf-16le')
  return bytes
}

function encodingWithoutMark(bytes: Uint8Array): string {
  // A first character of ASCII leaves half of its two bytes empty.
  if (bytes.length >= 2 && bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be'
  if (bytes.length >= 2 && bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le'
  const header = String.fromCharCode(...bytes.subarray(0, headerLength))
  const declared = declarations.map((pattern) => pattern.exec(header)?.[1]).find(Boolean)
  // Bytes that can be read as ASCII are not UTF-16, whatever they declare.
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new TextDecodingError('unknown-encoding', encoding, 0)
  }
}

/** Behind the longest beginning that can be decoded, found by halves. */
function firstInvalid(bytes: Uint8Array, encoding: string): number {
  const options = { fatal: true, ignoreBOM: true }
  let decoded = ''
  let [good, bad] = [0, bytes.length + 1]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    try {
      const isPart = middle <= bytes.length
      decoded = new TextDecoder(encoding, options).decode(bytes.subarray(0, middle), { stream: isPart })
      good = middle
    } catch {
      bad = middle
    }
  }
  // The last bytes may be the beginning of a cut-off character.
  return encoding.startsWith('utf-')
    ? encodeText(decoded, { encoding, hasByteOrderMark: false }).length
    : good
}
