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
 * One token with the white space and comments before it. Joining `leading + text` of all tokens gives the
 * source back, character for character: that is what makes printing lossless.
 */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly leading: string
  readonly start: Position
  readonly end: Position
  /** True when its own closing mark is missing, so that what follows it says nothing reliable. */
  readonly broken: boolean
}
