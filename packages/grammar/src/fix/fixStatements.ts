import { insert, type QuickFix, quickFix } from './quickFix.js'
import { removeLine, replaceRange, type Scene } from './scene.js'

const headerText = '#BNF+EM V2.1;'

export function correctHeader(scene: Scene): QuickFix[] {
  const { tokens } = scene.grammar
  const written = tokens.find((token) => token.kind === 'header')
  if (!written) return [quickFix('addHeader', insert(0, `${headerText}\n`))]
  if (written === tokens[0] && written.leading === '') {
    return [quickFix('replaceHeader', replaceRange(written, headerText))]
  }
  return [quickFix('addHeader', [insert(0, `${headerText}\n`), removeLine(scene.source, written)])]
}

export function addGrammar(scene: Scene): QuickFix[] {
  return [quickFix('addGrammar', insert(...afterHeader(scene, '!grammar commands;')))]
}

export function addStart(scene: Scene): QuickFix[] {
  const [first] = scene.symbols.definitions
  if (!first) return []
  const rule = `<${first.rule.name}>`
  const grammar = scene.grammar.statements.find((statement) => statement.kind === 'grammar')
  const text = `!start ${rule};`
  const edit = grammar ? insert(grammar.range.end.offset, `\n${text}`) : insert(...afterHeader(scene, text))
  return [quickFix('addStart', edit, { rule })]
}

function afterHeader(scene: Scene, line: string): [offset: number, text: string] {
  const [first] = scene.grammar.tokens
  return first?.kind === 'header' ? [first.end.offset, `\n${line}`] : [0, `${line}\n`]
}

/** Removes the statement in which the problem stands. */
export function removeStatement(scene: Scene): QuickFix[] {
  const { offset } = scene.problem.range.start
  const statement = scene.grammar.statements.find(
    ({ range }) => range.start.offset <= offset && offset < range.end.offset,
  )
  if (!statement) return []
  const kind = statement.kind === 'rule' ? 'removeRule' : 'removeStatement'
  return [quickFix(kind, removeLine(scene.source, statement.range))]
}
