import { checkGrammar } from './checkGrammar.js'
import { grammarError, type Token, tokenize } from './tokenize.js'
import { type Choice, type Expansion, type Grammar, type Rule, specialRules } from './tree.js'

// Deeper nesting is written by nobody and would exhaust the stack.
const deepest = 200

/**
 * Reads a JSGF grammar. Tags are dropped and imports refused: one text holds the whole grammar.
 *
 * @throws EngineFailure `grammar_error`, with `line:column problem` in `errors.jsgf`.
 * @see https://www.w3.org/TR/jsgf/
 */
export function parseJsgf(source: string): Grammar {
  const body = source.replace(/^\uFEFF?\s*#JSGF[^;]*;/, (header) => ' '.repeat(header.length))
  const grammar = new Parser(body, tokenize(body)).grammar()
  checkGrammar(grammar)
  return grammar
}

class Parser {
  private next = 0
  private depth = 0

  constructor(
    private readonly source: string,
    private readonly tokens: readonly Token[],
  ) {}

  grammar(): Grammar {
    const rules = new Map<string, Rule>()
    if (this.takeWord('grammar')) {
      this.next++
      this.expect(';')
    }
    while (this.peek()) {
      if (this.takeWord('import')) this.fail('imports are not supported')
      const isPublic = this.takeWord('public')
      const name = this.peek()
      if (name?.kind !== 'rule') this.fail('a rule name such as <command> is expected')
      if (specialRules.has(name.text)) this.fail(`<${name.text}> cannot be defined`)
      if (rules.has(name.text)) this.fail(`<${name.text}> is defined twice`)
      this.next++
      this.expect('=')
      rules.set(name.text, { isPublic, expansion: this.alternatives() })
      this.expect(';')
    }
    return { rules }
  }

  private alternatives(): Expansion {
    if (++this.depth > deepest) this.fail('nested too deeply')
    const choices: Choice[] = []
    do {
      const token = this.peek()
      const weight = token?.kind === 'weight' ? Number.parseFloat(token.text) : undefined
      if (Number.isNaN(weight)) this.fail('a weight is a number')
      if (weight !== undefined) this.next++
      const part = this.sequence()
      choices.push(weight === undefined ? { part } : { weight, part })
    } while (this.take('|'))
    this.depth--
    const [only] = choices
    return choices.length === 1 && only ? only.part : { kind: 'alternatives', choices }
  }

  private sequence(): Expansion {
    const parts: Expansion[] = []
    for (let part = this.unit(); part; part = this.unit()) parts.push(part)
    const [only] = parts
    if (!only) this.fail('something to say is expected')
    return parts.length === 1 ? only : { kind: 'sequence', parts }
  }

  private unit(): Expansion | undefined {
    let unit = this.atom()
    for (
      let token = this.peek();
      unit && token?.kind === 'symbol' && /[*+]/.test(token.text);
      token = this.peek()
    ) {
      this.next++
      unit = repeated(unit, token.text === '*' ? '*' : '+')
    }
    return unit
  }

  private atom(): Expansion | undefined {
    const token = this.peek()
    if (token?.kind === 'word' || token?.kind === 'quoted') {
      if (!token.text) this.fail('an empty word')
      this.next++
      return { kind: 'word', word: token.text }
    }
    if (token?.kind === 'rule') {
      this.next++
      return { kind: 'reference', rule: token.text }
    }
    if (this.take('(')) {
      const part = this.alternatives()
      this.expect(')')
      return part
    }
    if (this.take('[')) {
      const part = this.alternatives()
      this.expect(']')
      return repeated(part, '?')
    }
    return undefined
  }

  private peek(): Token | undefined {
    return this.tokens[this.next]
  }

  private take(symbol: string): boolean {
    const token = this.peek()
    const taken = token?.kind === 'symbol' && token.text === symbol
    if (taken) this.next++
    return taken
  }

  /** `grammar`, `import` and `public` are words anywhere else than at the start of a declaration. */
  private takeWord(word: string): boolean {
    const token = this.peek()
    const taken = token?.kind === 'word' && token.text === word
    if (taken) this.next++
    return taken
  }

  private expect(symbol: string): void {
    if (!this.take(symbol)) this.fail(`"${symbol}" is expected`)
  }

  private fail(problem: string): never {
    throw grammarError(this.source, this.peek()?.at ?? this.source.length, problem)
  }
}

/** A repeat of a repeat is one repeat: signs in a row nest nothing. */
function repeated(unit: Expansion, times: '?' | '*' | '+'): Expansion {
  if (unit.kind !== 'repeat') return { kind: 'repeat', part: unit, times }
  return { kind: 'repeat', part: unit.part, times: unit.times === times ? times : '*' }
}
