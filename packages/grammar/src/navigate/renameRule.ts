import type { Analysis } from '../analyze.js'
import { kindOf, occurrencesOf } from '../symbols/occurrences.js'
import type { TextEdit } from '../text/textEdit.js'

/** The edits of a rename, or the reason why it is not possible. */
export type Renaming =
  | { readonly edits: readonly TextEdit[] }
  | {
      /** `imported`: the rule belongs to another grammar, which refers to it by name. */
      readonly refused: 'unknown' | 'imported' | 'invalid' | 'taken'
    }

const ruleName = /^[\p{L}_][\p{L}\p{M}\p{N}_.'’-]*$/u

/**
 * Renames a rule or slot everywhere in the text.
 * @param wanted new name without brackets: a letter or `_` first, then letters, digits and `_ . ' ’ -`.
 * @returns edits for `applyEdits`, none for an unchanged name; grammars that import an exported rule are not
 * changed.
 */
export function renameRule(analysis: Analysis, name: string, wanted: string): Renaming {
  const kind = kindOf(analysis, name)
  if (kind === 'undefined') return { refused: 'unknown' }
  if (kind === 'import') return { refused: 'imported' }
  if (!ruleName.test(wanted)) return { refused: 'invalid' }
  if (wanted === name) return { edits: [] }
  if (occurrencesOf(analysis, wanted).length > 0) return { refused: 'taken' }
  const edits = occurrencesOf(analysis, name).map(({ start, end }) => ({
    start: start.offset,
    end: end.offset,
    text: `<${wanted}>`,
  }))
  return { edits }
}
