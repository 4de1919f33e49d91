import { styleText } from 'node:util'
import type { Terminal } from './Terminal.js'

export type Style = 'red' | 'green' | 'yellow' | 'bold' | 'dim'

/** A text in a style, where the terminal shows it. */
export function paint({ isColored }: Pick<Terminal, 'isColored'>, style: Style, text: string): string {
  return isColored ? styleText(style, text, { validateStream: false }) : text
}
