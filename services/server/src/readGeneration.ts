import { StartFailure } from '@saywright/http'
import { readUrl } from './readEnvironment.js'
import type { ReadSetting } from './settings.js'

/** A service that writes text, spoken to as OpenAI's is. */
export interface GenerationConfig {
  /** Before `/chat/completions`, such as `https://llm.example.com/v1`. */
  readonly url: string
  /** Absent: a service on the own network may ask for none. */
  readonly key: string | undefined
  readonly model: string
}

/** @throws StartFailure for half of a service, and for an address or key that no request can carry. */
export function readGeneration(value: ReadSetting): GenerationConfig | undefined {
  const url = readUrl(value('GENERATION_URL'), 'GENERATION_URL')
  const [key, model] = [value('GENERATION_KEY'), value('GENERATION_MODEL')]
  if (url === undefined) {
    if (key === undefined && model === undefined) return undefined
    throw new StartFailure('GENERATION_KEY and GENERATION_MODEL are of no use without GENERATION_URL.')
  }
  if (model === undefined) throw new StartFailure('GENERATION_URL needs GENERATION_MODEL.')
  const { username, password, search, hash } = new URL(url)
  if (username || password || search || hash)
    throw new StartFailure(
      'GENERATION_URL must be an address without a login, a query and a fragment: the key is GENERATION_KEY.',
    )
  // The key itself is never shown.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new StartFailure('GENERATION_KEY must be without spaces and accents.')
  return { url: url.replace(/(?<!\/)\/+$/, ''), key, model }
}
