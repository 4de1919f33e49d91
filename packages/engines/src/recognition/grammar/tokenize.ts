import { limits } from '@saywright/api/contract'
import { EngineFailure } from '../../failures/EngineFailure.js'

export interface Token {
  readonly kind: 'word' | 'quoted' | 'rule' | 'weight' | 'symbol'
  readonly text: string
  /** Where it starts, in characters from the start of the text. */
  readonly at: number
}

const pattern = new RegExp(
  [
    String.raw`(?<blank>\s+|//[^\n]*|/\*[\s\S]*?\*/)`,
    String.raw`(?<tag>\{(?:\\[\s\S]|[^\\}])*\})`,
    String.raw`"(?<quoted>(?:\\[\s\S]|[^\\"])*)"`,
    String.raw`<(?<rule>[^<>\s]+)>`,
    String.raw`/(?<weight>\s*[0-9.]+(?:[eE][-+]?[0-9]+)?f?\s*)/`,
    String.raw`(?<symbol>[;=|*+()[\]])`,
    String.raw`(?<word>[^\s;=|*+<>()[\]{}/"]+)`,
  ].join('|'),
  'uy',
)

/**
 * Cuts JSGF into tokens; blanks, comments and tags are dropped.
 *
 * @throws EngineFailure `grammar_error` with the line and column of a character that begins nothing;
 *   `grammar_too_large` for more tokens than a network that may be built has.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < source.length; ) {
    pattern.lastIndex = at
    const groups = pattern.exec(source)?.groups
    if (!groups) throw grammarError(source, at, 'unexpected character')
    for (const kind of ['quoted', 'rule', 'weight', 'symbol', 'word'] as const) {
      const text = groups[kind]
      if (text !== undefined)
        tokens.push({ kind, text: kind === 'quoted' ? unescaped(text) : text.trim(), at })
    }
    if (tokens.length > limits.jsgfMaxTokens) throw new EngineFailure('grammar_too_large')
    at = pattern.lastIndex
  }
  return tokens
}

const unescaped = (text: string) =>
  text
    .replace(/\\([\s\S])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

export const grammarProblem = (problem: string) =>
  new EngineFailure('grammar_error', { errors: { jsgf: problem } })

/** The failure that says where in the text of the grammar something is wrong; lines and columns start at 1. */
export function grammarError(source: string, at: number, problem: string): EngineFailure {
  const before = source.slice(0, at).split('\n')
  return grammarProblem(`${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${problem}`)
}
