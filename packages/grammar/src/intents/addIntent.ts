import type { Analysis } from '../analyze.js'
import { spellWords } from '../slots/spellValue.js'
import { insert } from '../text/textEdit.js'
import { intentsOf } from './intentsOf.js'
import { type IntentChange, refusalOfIntent } from './renameIntent.js'

/**
 * Adds an intent: a new rule at the end of the text, and a reference to it in the first start rule.
 * @param words spoken text of the intent, such as `turn the light on`.
 * @returns refused as `unspoken` when the text has no word that can be spoken.
 */
export function addIntent(analysis: Analysis, name: string, words: string): IntentChange {
  const refused = refusalOfIntent(name, intentsOf(analysis))
  if (refused) return { refused }
  const said = spellWords(words)
  if (said === undefined) return { refused: 'unspoken' }
  const { source, symbols } = analysis
  const tag = name.trim()
  const rule = `<${freeName(tag.toLowerCase(), analysis)}>`
  const gap = source === '' || source.endsWith('\n') ? '' : '\n'
  const start = symbols.rules.get(symbols.starts[0]?.rule.name ?? '')
  return {
    edits: [
      ...(start ? [insert(start.body.range.end.offset, ` | ${rule}`)] : []),
      insert(source.length, `${gap}${rule}: !tag(${tag}, ${said});\n`),
    ],
  }
}

/** A rule name that the text does not use yet. */
function freeName(wanted: string, { source }: Analysis): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}_${number}`
    if (!source.includes(`<${name}>`)) return name
  }
}
