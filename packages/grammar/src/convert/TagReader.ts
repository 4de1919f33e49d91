import type { Range } from '../syntax/position.js'
import { constantOf } from './constantOf.js'
import type { ConversionProblems } from './conversionProblem.js'
import { type Expansion, silence } from './expansion.js'
import { intentMark } from './intentMark.js'

const named = /^(?:@?([\p{L}_][\p{L}\p{M}\p{N}_-]*)|@)=([\s\S]*)$/u
const notInValues = /["\n\r\t]+/g

/**
 * Makes meaning of tags: of `intent=NAME` the intent, of any other text a return value. What a tag computes is not run; only a
 * constant is taken out of it.
 */
export class TagReader {
  constructor(
    private readonly problems: ConversionProblems,
    /** Takes the marks of a tag away. */
    private readonly inside: (text: string) => string,
    private readonly meaning: 'literal' | 'program',
  ) {}

  read(item: Expansion, written: string, range: Range): Expansion {
    const text = this.inside(written).trim()
    if (text === '') return item
    if (item === silence) {
      this.problems.add('tag-alone', range, { text })
      return item
    }
    return this.meaning === 'program' ? this.program(item, text, range) : this.literal(item, text, range)
  }

  private literal(item: Expansion, text: string, range: Range): Expansion {
    const intent = intentMark.exec(text)?.[1]
    if (intent !== undefined) return { kind: 'value', item, name: intent, value: undefined, range }
    const [, name, content = text] = named.exec(text) ?? []
    return this.value(item, name || '@', content, range)
  }

  private program(item: Expansion, text: string, range: Range): Expansion {
    const constant = constantOf(text)
    if (constant) return this.value(item, constant.name, constant.value, range)
    this.problems.add('tag-computes', range, { text })
    return this.value(item, '@', text, range)
  }

  private value(item: Expansion, name: string, content: string, range: Range): Expansion {
    const value = content.replace(notInValues, ' ').trim()
    if (value !== content) this.problems.add('tag-changed', range, { text: value })
    return { kind: 'value', item, name, value, range }
  }
}
