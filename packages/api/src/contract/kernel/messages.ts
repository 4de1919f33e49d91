import { compile } from './compile.js'
import type { Shape, ValueOf } from './description.js'

type Shapes = Readonly<Record<string, Shape>>

/** A message of a socket by its type, such as `{ type: 'partial', data: { text: 'switch on' } }`. */
export type MessageOf<S extends Shapes> = {
  [Type in keyof S & string]: { readonly type: Type; readonly data: ValueOf<S[Type]> }
}[keyof S & string]

/**
 * Parses one message of a socket.
 *
 * @param shapes expected messages, by type.
 * @returns the message; `undefined` when it is not JSON, has an unknown type, or data of another shape.
 */
export function readMessage<S extends Shapes>(shapes: S, text: string): MessageOf<S> | undefined {
  try {
    const { type, data } = JSON.parse(text) as { type: string; data: unknown }
    const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined
    return shape && compile(shape)(data) ? ({ type, data } as MessageOf<S>) : undefined
  } catch {
    return undefined
  }
}
