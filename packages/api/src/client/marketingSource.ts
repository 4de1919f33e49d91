import { limits } from '../contract/limits.js'

const key = 'marketing_source'
const parameters = ['marketing_source', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']

type SourceStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Stores the marketing source of a visit from the query of the URL: `utm_source=fair&utm_campaign=lamp`. */
export function rememberMarketingSource(search: string, storage: SourceStorage): void {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of parameters) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  if (kept.size > 0) storage.setItem(key, kept.toString().slice(0, limits.freeTextMaxCharacters))
}

/** The stored marketing source, to be sent with a registration. */
export function marketingSource(storage: SourceStorage): string | undefined {
  return storage.getItem(key) ?? undefined
}
