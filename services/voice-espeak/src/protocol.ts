/** One request per line; the response repeats its `id`. */
export type Request =
  | { readonly id: number; readonly op: 'phonemes'; readonly lang: string; readonly words: readonly string[] }
  | ({ readonly id: number; readonly op: 'speak' } & Utterance)
  | { readonly id: number; readonly op: 'voices' }

/** Text to speak: `rate` in words per minute (80 to 450), `pitch` from 0 to 99. */
export interface Utterance {
  readonly lang: string
  readonly text: string
  readonly voice?: string
  readonly rate?: number
  readonly pitch?: number
}

export type FailureCode = 'language_unavailable' | 'voice_unavailable' | 'unreadable' | 'failed'

export class EspeakFailure extends Error {
  override readonly name = 'EspeakFailure'

  constructor(readonly code: FailureCode) {
    super(code)
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumberIn = (value: unknown, low: number, high: number) =>
  value === undefined || (typeof value === 'number' && value >= low && value <= high)

/**
 * Parses one line.
 *
 * @throws EspeakFailure `unreadable` when it is not JSON or a field has the wrong kind or range.
 */
export function parseRequest(line: string): Request {
  const value = parseJson(line)
  if (typeof value !== 'object' || value === null) throw new EspeakFailure('unreadable')
  const { id, op, lang, words, text, voice, rate, pitch } = value as Record<string, unknown>
  const readable =
    typeof id === 'number' &&
    ((op === 'phonemes' && isText(lang) && Array.isArray(words) && words.every(isText)) ||
      (op === 'speak' &&
        isText(lang) &&
        isText(text) &&
        (voice === undefined || isText(voice)) &&
        isNumberIn(rate, 80, 450) &&
        isNumberIn(pitch, 0, 99)) ||
      op === 'voices')
  if (!readable) throw new EspeakFailure('unreadable')
  return value as Request
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new EspeakFailure('unreadable')
  }
}
