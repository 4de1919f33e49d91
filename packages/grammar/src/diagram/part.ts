import type { Shape } from './shape.js'

/** A piece of a drawing on a rail: the rail comes in at its left and leaves at its right, on the same line. */
export interface Part {
  readonly width: number
  /** How far it reaches above and below the rail. */
  readonly above: number
  readonly below: number
  /** Draws it; `x` is its left edge and `y` the rail. */
  readonly draw: (x: number, y: number) => Shape
}

/** Lengths of the drawing in its own units, which are pixels at 100 %. */
export const measures = {
  boxHeight: 30,
  boxPadding: 12,
  /** Of the font of code: each character is as wide as the others. */
  characterWidth: 7.8,
  /** Between the terms of a sequence. */
  termGap: 24,
  /** Between branches, from edge to edge. */
  branchGap: 14,
  corner: 10,
  labelHeight: 18,
} as const

/** The room that a text takes in the font of code. */
export function textWidth(text: string): number {
  return Math.ceil([...text].length * measures.characterWidth)
}
