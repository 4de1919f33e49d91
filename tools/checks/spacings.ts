// Spacings come from the tokens. Those still written in px are counted, and their number may only fall.
import { keptSpacings, type SpacingCounts } from '../kept-spacings.ts'
import { sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const spacings: Check = {
  name: 'spacings',
  find() {
    const counted: Record<string, number> = {}
    const sheets = sourcesIn(
      ['packages', 'apps'],
      (file) => file.endsWith('.css.ts') && !file.includes('/tokens/'),
    )
    for (const { file, text } of sheets) {
      const folder = file.split('/', 2).join('/')
      counted[folder] = (counted[folder] ?? 0) + countSpacings(text)
    }
    const total = Object.values(counted).reduce((sum, count) => sum + count, 0)
    return { subject: `${total} raw spacings`, faults: spacingFaults(keptSpacings, counted) }
  },
}

const spacing =
  /\b(?:(?:padding|margin|inset)(?:Block|Inline)?(?:Start|End|Top|Bottom|Left|Right)?|gap|rowGap|columnGap)['"]?:\s*(-?[\d.]+|'[^']*'|"[^"]*"|`[^`]*`)/g
const pixels = /^-?\d*\.?\d+$|\dpx\b/

/**
 * Number of paddings, margins, gaps and insets of a style sheet that are written in px instead of taken from a token; 0 does
 * not count.
 */
export function countSpacings(text: string): number {
  return [...text.matchAll(spacing)].filter(([, value = '']) => pixels.test(value) && Number(value) !== 0)
    .length
}

/**
 * One sentence for each package with more raw spacings than recorded, or with fewer, so that the recorded count falls too.
 */
export function spacingFaults(kept: SpacingCounts, counted: SpacingCounts): string[] {
  return [...new Set([...Object.keys(kept), ...Object.keys(counted)])].flatMap((folder) => {
    const [was, is] = [kept[folder] ?? 0, counted[folder] ?? 0]
    if (is === was) return []
    if (is > was) return [`${folder}: ${is} raw spacings, ${was} are kept: take them from \`vars.space\``]
    return [`${folder}: ${is} raw spacings, ${was} are kept: write ${is} in tools/kept-spacings.ts`]
  })
}
