import { insert } from '../text/textEdit.js'
import { type FixContext, removeLine, replaceRange } from './FixContext.js'
import { type QuickFix, quickFix } from './quickFix.js'

const headerText = '#BNF+EM V2.1;'

export function correctHeader(context: FixContext): QuickFix[] {
  const { tokens } = context.grammar
  const written = tokens.find((token) => token.kind === 'header')
  if (!written) return [quickFix('addHeader', insert(0, `${headerText}\n`))]
  if (written === tokens[0] && written.leading === '') {
    return [quickFix('replaceHeader', replaceRange(written, headerText))]
  }
  return [quickFix('addHeader', [insert(0, `${headerText}\n`), removeLine(context.source, written)])]
}

export function addGrammar(context: FixContext): QuickFix[] {
  return [quickFix('addGrammar', insert(...afterHeader(context, '!grammar commands;')))]
}

export function addStart(context: FixContext): QuickFix[] {
  const [first] = context.symbols.definitions
  if (!first) return []
  const rule = `<${first.rule.name}>`
  const grammar = context.grammar.statements.find((statement) => statement.kind === 'grammar')
  const text = `!start ${rule};`
  const edit = grammar ? insert(grammar.range.end.offset, `\n${text}`) : insert(...afterHeader(context, text))
  return [quickFix('addStart', edit, { rule })]
}

function afterHeader(context: FixContext, line: string): [offset: number, text: string] {
  const [first] = context.grammar.tokens
  return first?.kind === 'header' ? [first.end.offset, `\n${line}`] : [0, `${line}\n`]
}

/** Removes the statement with the problem. */
export function removeStatement(context: FixContext): QuickFix[] {
  const { offset } = context.problem.range.start
  const statement = context.grammar.statements.find(
    ({ range }) => range.start.offset <= offset && offset < range.end.offset,
  )
  if (!statement) return []
  const kind = statement.kind === 'rule' ? 'removeRule' : 'removeStatement'
  return [quickFix(kind, removeLine(context.source, statement.range))]
}
