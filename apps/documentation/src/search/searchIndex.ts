import { foldText } from '@saywright/ui/text'
import MiniSearch, { type Options } from 'minisearch'

/** A search result: a page, or a part of one. */
export interface Entry {
  readonly id: string
  readonly page: string
  readonly heading: string
  readonly text: string
}

/** The same for who builds the index and who reads it. Accents and capitals make no difference. */
export const searchOptions: Options<Entry> = {
  fields: ['page', 'heading', 'text'],
  storeFields: ['page', 'heading', 'text'],
  processTerm: (term) => foldText(term),
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { page: 3, heading: 2 },
  },
}

export function createIndex(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch(searchOptions)
  index.addAll(entries)
  return index
}
