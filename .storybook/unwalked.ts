import { readFileSync } from 'node:fs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of stories that are not looked at under forced colours in this run. */
    unforced: readonly string[]
  }
}

/** Stories that are not walked in this run, by walk: `npm test` leaves out what its plan does, everybody else nothing. */
export function unwalked(): { readonly [walk in 'page' | 'forced-colors']: readonly string[] } {
  if (process.env.STORY_WALKS !== 'changed') return { page: [], 'forced-colors': [] }
  return JSON.parse(readFileSync(new URL('../.cache/walks.json', import.meta.url), 'utf8'))
}
