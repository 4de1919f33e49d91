import type { Meaning } from '@saywright/grammar'

/** A sentence that was tried, and what it means; no meaning where the grammar does not accept it. */
export type Matching = { readonly sentence: string; readonly meaning: Meaning | undefined }
