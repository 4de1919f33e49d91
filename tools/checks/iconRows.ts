// An icon stays on the line of its words: in a row that wraps it would stand alone above them.
import { isProductCode, sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const iconRows: Check = {
  name: 'icon rows',
  find() {
    const sources = sourcesIn(['packages', 'apps'], (file) => file.endsWith('.tsx') && isProductCode(file))
    return {
      subject: `icons beside words in ${sources.length} files`,
      faults: sources.flatMap(({ file, text }) =>
        wrappingIcons(text).map(
          (line) =>
            `${file}:${line}: the icon may stand alone on a line: give \`Inline\` allowsWrapping={false}`,
        ),
      ),
    }
  },
}

/** An `Inline` that begins with an icon, a condition before it or not. */
const row = /<Inline\b([^>]*)>\s*(?:\{[^<{}]*&&\s*)?<(?:Icon|Glyph|UseCaseTile)\b/g

/**
 * Lines of the rows that begin with an icon and wrap.
 *
 * @param text of a `.tsx` file.
 */
export function wrappingIcons(text: string): number[] {
  return [...text.matchAll(row)]
    .filter(([, props = '']) => !props.includes('allowsWrapping={false}'))
    .map(({ index }) => text.slice(0, index).split('\n').length)
}
