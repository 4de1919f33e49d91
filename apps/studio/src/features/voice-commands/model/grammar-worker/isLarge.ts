import type { Analysis, ImportOptions } from '@saywright/grammar'

/** In UTF-16 units, about 500 lines: up to here an answer takes less time than a frame. */
const maxCharactersHere = 20_000

/** Whether the queries of a grammar, with all that it may import, run in a worker. */
export function isLarge({ source, options }: Analysis): boolean {
  return hasWorkers() && source.length + importedCharacters(source, options) > maxCharactersHere
}

/** Whether a text may import so much that even its problems are not sought on the page. */
export function importsMuch(source: string, options: ImportOptions): boolean {
  return hasWorkers() && importedCharacters(source, options) > maxCharactersHere
}

// Which of the others it reaches is known by reading them, and that is what must not happen here.
function importedCharacters(source: string, { library }: ImportOptions): number {
  if (!library || !source.includes('!import')) return 0
  return library.grammars.reduce((sum, grammar) => sum + grammar.source.length, 0)
}

/** Whether there are other threads than that of the page. */
export function hasWorkers(): boolean {
  return typeof Worker !== 'undefined'
}
