import type { Choice, Statement, Term } from '../syntax/ast.js'

/**
 * The properties of a statement that others depend on: its kind, its name, its references and where it accepts the empty
 * sentence. Two statements of one form lead to the same problems elsewhere; the words of a rule do not count, those of a
 * pronunciation do.
 */
export function outwardForm(statement: Statement): string {
  if (statement.kind === 'rule') return `<${statement.rule.name}>: ${choiceForm(statement.body)}`
  if (statement.kind === 'pronounce') return `!pronounce ${statement.word}`
  return `!${statement.kind} ${'rule' in statement ? statement.rule.name : ''}`
}

function choiceForm(choice: Choice): string {
  return choice.alternatives
    .map(({ terms }) =>
      terms
        .map(termForm)
        .join(' ')
        .replace(/w(?: w)+/g, 'w'),
    )
    .join('|')
}

function termForm(term: Term): string {
  switch (term.kind) {
    case 'word':
    case 'phrase':
      return 'w'
    case 'reference':
      return `<${term.name}>`
    case 'any':
    case 'invalid':
      return term.kind
    case 'action':
      return `{${termForm(term.term)}}`
    case 'repeat':
      return `${term.minimum}-${term.maximum}(${choiceForm(term.body)})`
    default:
      return `${term.kind}(${choiceForm(term.body)})`
  }
}
