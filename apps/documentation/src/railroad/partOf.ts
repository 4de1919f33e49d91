import type { Choice, Term } from '@saywright/grammar'
import { box } from './box.js'
import { choice } from './choice.js'
import { frame } from './frame.js'
import { optional } from './optional.js'
import type { Part } from './part.js'
import { repeat } from './repeat.js'
import { sequence } from './sequence.js'
import type { RailroadWords } from './words.js'

export interface DrawingSetting {
  readonly words: RailroadWords
  /** Names of the dynamic slots and imports, without brackets: they are drawn as what the application fills. */
  readonly slots: ReadonlySet<string>
}

/** The drawing of an expression, from its tree. */
export function partOf({ alternatives }: Choice, setting: DrawingSetting): Part {
  return choice(alternatives.map(({ terms }) => sequence(terms.map((term) => partOfTerm(term, setting)))))
}

function partOfTerm(term: Term, setting: DrawingSetting): Part {
  const { words, slots } = setting
  switch (term.kind) {
    case 'word':
    case 'phrase':
      return box('word', term.text, term.range)
    case 'reference':
      return box(slots.has(term.name) ? 'slot' : 'rule', `<${term.name}>`, term.range)
    case 'any':
      return box('any', '<...>', term.range)
    case 'group':
      return partOf(term.body, setting)
    case 'optional':
      return optional(partOf(term.body, setting))
    case 'repeat':
      return repeat(partOf(term.body, setting), words.repeat(term))
    case 'tag':
      return frame(partOf(term.body, setting), term.name)
    case 'action':
      return frame(partOfTerm(term.term, setting), `${term.name} = "${term.value}"`)
    case 'invalid':
      return box('any', words.invalid, term.range)
  }
}
