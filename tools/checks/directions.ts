// Style sheets speak of start and end, so that every component is whole from right to left.
import { sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

/** Sheets whose places are physical, and why. */
const physicalSheets: Readonly<Record<string, string>> = {
  'packages/ui/src/patterns/GuidedTour/GuidedTour.css.ts': 'the card is placed by measured boxes',
  'packages/ui/src/components/SpectrumPicture/SpectrumPicture.css.ts':
    'time runs to the right in every language',
}

export const directions: Check = {
  name: 'directions',
  find() {
    const sheets = sourcesIn(
      ['packages', 'apps'],
      (file) => file.endsWith('.css.ts') && !(file in physicalSheets),
    )
    return {
      subject: `directions in ${sheets.length} style sheets`,
      faults: sheets.flatMap(({ file, text }) => directionFaults(text).map((fault) => `${file}: ${fault}`)),
    }
  },
}

const sides = 'Left|Right'
const physical = [
  new RegExp(`\\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:${sides})\\w*['"]?:`, 'g'),
  new RegExp(`\\bborder(?:Top|Bottom)(?:${sides})Radius['"]?:`, 'g'),
  /(?<![\w'"-])(?:left|right)['"]?:(?! *\()/g,
  /\b(?:textAlign|float|clear)['"]?: *['"](?:left|right)['"]/g,
]
/** Properties that logical ones cannot express: they need a rule for `:dir(rtl)` beside them. */
const mirrored =
  /translateX\((?!0)|\btranslate: *['"]-?[\d.]+(?:px|%)|\bto (?:left|right)\b|transformOrigin: *['"](?:left|right)/g

/**
 * Left and right in a style sheet that should have start and end.
 *
 * @param text of a `.css.ts` file.
 */
export function directionFaults(text: string): string[] {
  const code = text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  const found = physical.flatMap((pattern) => [...code.matchAll(pattern)].map(([words]) => words))
  const turned = code.match(mirrored) ?? []
  const rules = code.match(/:dir\(rtl\)/g)?.length ?? 0
  return [
    ...found.map((words) => `\`${words}\` is not the same from right to left: say start and end`),
    ...(turned.length > 0 && rules === 0 ? turned : []).map(
      (words) => `\`${words}\` has no rule for \`:dir(rtl)\` beside it`,
    ),
  ]
}
