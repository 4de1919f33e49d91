import type { Range } from '../syntax/position.js'

export type BoxKind = 'word' | 'rule' | 'slot' | 'import' | 'any' | 'more'

/** A spoken word, slot, rule or imported rule, or the number of omitted alternatives. */
export interface BoxShape {
  readonly kind: 'box'
  readonly box: BoxKind
  readonly text: string
  /** Range in the source; a sentence that passes it highlights the box. */
  readonly range: Range
  /**
   * The references through which an expanded rule was entered, as `12/80/`; empty in the rule of the diagram.
   */
  readonly path: string
  /** Name of a rule or slot, without brackets. */
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
}

/** A piece of rail: `bypass` leads around an optional part, `loop` back to the start of a repeat. */
export interface RailShape {
  readonly kind: 'rail'
  readonly role: 'plain' | 'bypass' | 'loop'
  readonly d: string
}

export interface LabelShape {
  readonly kind: 'label'
  readonly text: string
  /** Horizontal centre. */
  readonly x: number
  readonly y: number
}

export interface FrameShape {
  readonly kind: 'frame'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
}

/**
 * Shapes that belong together. A sentence that passes a box passes every `way` and frame around it; of a
 * `choice` it passes one way, of an `optional` the way or the bypass.
 */
export interface GroupShape {
  readonly kind: 'group'
  readonly role: 'way' | 'choice' | 'optional' | 'tagged' | 'open'
  readonly items: readonly Shape[]
  /** The reference of an expanded rule. */
  readonly reference?: Pick<BoxShape, 'name' | 'path' | 'range'>
}

export type Shape = BoxShape | RailShape | LabelShape | FrameShape | GroupShape

export function group(
  role: GroupShape['role'],
  items: readonly (Shape | undefined)[],
  reference?: GroupShape['reference'],
): GroupShape {
  const drawn = items.filter((item) => item !== undefined)
  return { kind: 'group', role, items: drawn, ...(reference ? { reference } : {}) }
}
