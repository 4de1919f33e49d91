import type { Position } from './position.js'

export type TokenKind =
  | 'header'
  | 'directive'
  | 'rule'
  | 'any'
  | 'word'
  | 'string'
  | 'action'
  | 'punctuation'
  | 'unknown'
  | 'end'

/**
 * A token with the white space and comments before it. The concatenated `leading + text` of all tokens is the
 * source, which makes printing lossless.
 */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly leading: string
  readonly start: Position
  readonly end: Position
  /** Whether its closing mark is missing, so that the following text is not reliable. */
  readonly broken: boolean
}
