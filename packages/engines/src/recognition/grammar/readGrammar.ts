import { limits } from '@saywright/api/contract'
import { JsgfError, type JsgfGrammar, parseJsgf } from '@saywright/grammar/jsgf'
import { EngineFailure } from '../../failures/EngineFailure.js'
import { checkGrammar } from './checkGrammar.js'
import { expansionOf } from './expansionOf.js'
import { grammarProblem } from './grammarProblem.js'
import { anySpeech, type Grammar } from './tree.js'

// Deeper nesting is written by nobody and would exhaust the stack.
const deepestNesting = 200
// Of what is unexpected.
const maxCharacters = 20

/**
 * Reads a JSGF grammar. Tags are dropped and imports refused: one text holds the whole grammar.
 *
 * @throws EngineFailure `grammar_error`, with `line:column problem` in `errors.jsgf`; `grammar_too_large` for more tokens
 *   than a network that may be built has, and as `checkGrammar` does.
 * @see https://www.w3.org/TR/jsgf/
 */
export function readGrammar(jsgf: string): Grammar {
  const { rules, starts, targetOf } = parsed(jsgf)
  const publicRules = new Set(starts)
  const grammar: Grammar = {
    rules: new Map(
      rules.map(({ name, range, body }) => {
        if (name === anySpeech) throw grammarProblem(`<${name}> cannot be defined`, range.start)
        return [name, { isPublic: publicRules.has(name), expansion: expansionOf(body, targetOf) }]
      }),
    ),
  }
  checkGrammar(grammar)
  return grammar
}

function parsed(jsgf: string): JsgfGrammar {
  try {
    return parseJsgf(jsgf, { deepestNesting, maxTokens: limits.jsgfMaxTokens })
  } catch (error) {
    if (!(error instanceof JsgfError)) throw error
    if (error.fault === 'too-many-tokens') throw new EngineFailure('grammar_too_large')
    throw grammarProblem(problemOf(error), error.position)
  }
}

function problemOf({ fault, details: { expected, rule, text = '' } }: JsgfError): string {
  switch (fault) {
    case 'empty-alternative':
      return 'something to say is expected'
    case 'missing-semicolon':
      return '";" is expected'
    case 'misplaced-weight':
      return 'a weight is a number before an alternative'
    case 'duplicate-rule':
      return `${rule} is defined twice`
    case 'imported-rule':
      return 'imports are not supported'
    case 'nesting-too-deep':
      return 'nested too deeply'
    default:
      if (rule !== undefined) return `${rule} cannot be defined`
      return expected === undefined
        ? `unexpected "${text.slice(0, maxCharacters)}"`
        : `"${expected}" is expected`
  }
}
