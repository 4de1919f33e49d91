import type { Meaning } from '@saywright/grammar'

/** A tried sentence, and its meaning; undefined where the grammar does not accept it. */
export type Matching = { readonly sentence: string; readonly meaning: Meaning | undefined }
