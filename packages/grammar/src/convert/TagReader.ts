import type { Range } from '../syntax/position.js'
import type { ConversionProblems } from './conversionProblem.js'
import { type Expansion, silence } from './expansion.js'

const named = /^([\p{L}_][\p{L}\p{M}\p{N}_.-]*)=([\s\S]*)$/u
const notInValues = /["\n\r\t]+/g

/** Makes return values of tags: their text is kept as it is, since nothing here can run what a tag computes. */
export class TagReader {
  constructor(
    private readonly problems: ConversionProblems,
    /** Takes the marks of a tag away. */
    private readonly inside: (text: string) => string,
    private readonly meaning: 'text' | 'named text' | 'program',
  ) {}

  read(item: Expansion, written: string, range: Range): Expansion {
    const text = this.inside(written).trim()
    if (text === '') return item
    if (item === silence) {
      this.problems.add('tag-alone', range, { text })
      return item
    }
    if (this.meaning === 'program') this.problems.add('tag-computes', range, { text })
    const [, name = '@', content = text] = (this.meaning === 'named text' && named.exec(text)) || []
    const value = content.replace(notInValues, ' ').trim()
    if (value !== content) this.problems.add('tag-changed', range, { text: value })
    return { kind: 'value', item, name, value, range }
  }
}
