import { analyze } from '../analyze.js'
import { importName } from '../imports/importName.js'
import { rulesAfter } from '../imports/rulesAfter.js'
import { applyEdits, type TextEdit } from '../text/textEdit.js'

/**
 * Writes the new name of a model wherever a grammar imports from it by its name, as `<model.rule>`: in its imports and in
 * all that refers to them. Comments, strings and imports by the rule alone are unchanged.
 *
 * @param from previous display name of the model.
 * @param to its new display name.
 * @returns the same text where nothing names the model.
 */
export function renameImported(source: string, from: string, to: string): string {
  const before = `${importName(from)}.`
  const after = `${importName(to)}.`
  const named = rulesAfter('!import', source).filter((rule) => rule.startsWith(before))
  if (named.length === 0 || before === after) return source
  const written = new Map(named.map((rule) => [`<${rule}>`, `<${after}${rule.slice(before.length)}>`]))
  const edits = analyze(source).grammar.tokens.flatMap(({ kind, text, start, end }): TextEdit[] => {
    const wanted = kind === 'rule' ? written.get(text) : undefined
    return wanted === undefined ? [] : [{ start: start.offset, end: end.offset, text: wanted }]
  })
  return applyEdits(source, edits)
}
