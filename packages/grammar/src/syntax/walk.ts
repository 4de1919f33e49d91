import type { Choice, Term } from './ast.js'

/** The choices of an expression whose terms are known, outermost first. */
export function choicesAmong(body: Choice, terms: readonly Term[]): Choice[] {
  const choices = [body]
  for (const term of terms) if ('body' in term) choices.push(term.body)
  return choices
}

/** Every term of an expression in the order of the text, outer before inner. */
export function termsOf(body: Choice): Term[] {
  const terms: Term[] = []
  collect(body, terms)
  return terms
}

function collect(body: Choice, into: Term[]): void {
  for (const sequence of body.alternatives) for (const term of sequence.terms) collectTerm(term, into)
}

function collectTerm(term: Term, into: Term[]): void {
  into.push(term)
  if (term.kind === 'action') collectTerm(term.term, into)
  else if ('body' in term) collect(term.body, into)
}
