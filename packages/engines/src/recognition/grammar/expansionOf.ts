import type { JsgfExpansion, JsgfGrammar } from '@saywright/grammar/jsgf'
import { grammarProblem } from './grammarProblem.js'
import { anySpeech, type Expansion } from './tree.js'

const specialNames = { silence: 'NULL', never: 'VOID', any: anySpeech } as const

type RepeatExpansion = Extract<JsgfExpansion, { kind: 'repeat' }>
type WordsExpansion = Extract<JsgfExpansion, { kind: 'words' }>

/** Converts an expansion of JSGF for the engine: without tags, and with references by the name of their rule. */
export function expansionOf(read: JsgfExpansion, targetOf: JsgfGrammar['targetOf']): Expansion {
  const inner = (expansion: JsgfExpansion) => expansionOf(expansion, targetOf)
  const body = untagged(read)
  switch (body.kind) {
    case 'words':
      return { kind: 'word', word: wordOf(body) }
    case 'reference': {
      const target = targetOf(body)
      if (target.kind === 'rule') return { kind: 'reference', rule: target.name }
      const isElsewhere = target.kind === 'import' || target.kind === 'slot'
      return { kind: 'reference', rule: isElsewhere ? body.name : specialNames[target.kind] }
    }
    case 'sequence':
      return { kind: 'sequence', parts: body.items.map(inner) }
    case 'choice':
      return {
        kind: 'alternatives',
        choices: body.items.map((item, at) => {
          const weight = body.weights?.[at]
          return weight === undefined ? { part: inner(item) } : { weight, part: inner(item) }
        }),
      }
    case 'repeat':
      return repeatOf(body, inner)
    default:
      return { kind: 'reference', rule: specialNames[body.kind] }
  }
}

/** A repeat of a repeat is one repeat, since consecutive operators do not nest. */
function repeatOf(outer: RepeatExpansion, inner: (expansion: JsgfExpansion) => Expansion): Expansion {
  let { minimum, maximum } = outer
  let item = untagged(outer.item)
  for (; item.kind === 'repeat'; item = untagged(item.item)) {
    minimum = Math.min(minimum, item.minimum)
    maximum = Math.max(maximum, item.maximum)
  }
  return { kind: 'repeat', part: inner(item), times: maximum === 1 ? '?' : minimum === 0 ? '*' : '+' }
}

function untagged(expansion: JsgfExpansion): Exclude<JsgfExpansion, { kind: 'value' }> {
  let inside = expansion
  while (inside.kind === 'value') inside = inside.item
  return inside
}

/** @throws EngineFailure `grammar_error` for empty quotes. */
function wordOf({ text, range }: WordsExpansion): string {
  const word = text.replace(/\s+/g, ' ').trim()
  if (!word) throw grammarProblem('an empty word', range.start)
  return word
}
