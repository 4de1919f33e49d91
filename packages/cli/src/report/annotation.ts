import type { Range } from '@saywright/grammar'

/**
 * A line that GitHub Actions shows beside the place it speaks of.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(
  severity: 'error' | 'warning' | 'notice',
  { file, range }: { readonly file: string; readonly range: Range },
  message: string,
): string {
  const { start, end } = range
  const properties = { file, line: start.line, col: start.column, endLine: end.line, endColumn: end.column }
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escaped(String(value), /[%\r\n:,]/g)}`,
  )
  return `::${severity} ${written.join(',')}::${escaped(message, /[%\r\n]/g)}`
}

const escaped = (text: string, signs: RegExp) =>
  text.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
