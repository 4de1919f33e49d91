import type { Grammar } from '../grammar/tree.js'

export interface DecodeRequest {
  readonly op: 'decode'
  readonly grammar: Grammar
  /** Phones of each word of the grammar, likeliest first. */
  readonly lexicon: ReadonlyMap<string, readonly string[]>
  readonly samples: Float32Array
}

export interface LookUpRequest {
  readonly op: 'lookUp'
  readonly words: readonly string[]
}

/** What the decoder heard, in words of the grammar. */
export interface Decoded {
  readonly words: readonly DecodedWord[]
  /** Log-likelihood ratio of the grammar to a free chain of sounds, per frame of speech. */
  readonly ratio: number
}

export interface DecodedWord {
  readonly word: string
  readonly startSeconds: number
  readonly endSeconds: number
  /** The engine's word score, in [0, 1]. */
  readonly score: number
}

export type DecoderRequest = (DecodeRequest | LookUpRequest) & { readonly id: number }

/** What a thread is at: building the network of a grammar, which must not take long, or listening. */
export type Stage = 'compiling' | 'listening'

export type DecoderResponse =
  | { readonly id: number; readonly stage: Stage }
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly problem: string }
