import type { ExpansionReader } from './ExpansionReader.js'
import type { ForeignRule } from './ForeignGrammar.js'

/**
 * Reads the body of the rule whose name was just read, and stores it unless the name is taken.
 *
 * @param reserved names that have a meaning already.
 * @returns whether it was stored.
 */
export function readDefinition(
  reader: ExpansionReader,
  { name, rules }: { name: string; rules: Map<string, ForeignRule> },
  reserved: ReadonlySet<string>,
): boolean {
  const token = reader.previous
  if (!reader.accept('=')) {
    reader.reportMissing('=')
    reader.skipStatement()
    return false
  }
  const body = reader.alternatives()
  reader.endStatement()
  if (reserved.has(name) || rules.has(name)) {
    const code = reserved.has(name) ? 'unreadable' : 'duplicate-rule'
    reader.report(code, token, { rule: token.text, text: token.text })
    return false
  }
  rules.set(name, { name, range: reader.rangeOf(token), body, comments: reader.takeComments() })
  return true
}
