import type { Choice, Reference, Term } from './ast.js'

/** Every choice of an expression, outermost first. */
export function* choicesOf(body: Choice): Generator<Choice> {
  yield body
  for (const { terms } of body.alternatives) for (const term of terms) yield* choicesOfTerm(term)
}

function* choicesOfTerm(term: Term): Generator<Choice> {
  if (term.kind === 'action') yield* choicesOfTerm(term.term)
  else if ('body' in term) yield* choicesOf(term.body)
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

/** Every rule reference of an expression in the order of the text. */
export function referencesOf(body: Choice): Reference[] {
  return termsOf(body).filter((term) => term.kind === 'reference')
}
