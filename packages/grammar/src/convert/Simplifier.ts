import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { ConversionProblems } from './conversionProblem.js'
import {
  any,
  type Expansion,
  listOf,
  never,
  optional,
  type ReferenceExpansion,
  silence,
} from './expansion.js'
import type { NonEmpty } from './NonEmpty.js'

/**
 * Converts expansions to forms that BNF+EM supports: NULL and VOID remain only as a whole body, and the content of an
 * unbounded repeat requires a word.
 */
export class Simplifier {
  constructor(
    private readonly problems: ConversionProblems,
    private readonly nonEmpty: NonEmpty,
    /** The replacement of a reference: another reference under its new name, or NULL, GARBAGE or VOID. */
    private readonly resolve: (reference: ReferenceExpansion) => Expansion,
  ) {}

  simplify(expansion: Expansion): Expansion {
    switch (expansion.kind) {
      case 'words':
        return this.words(expansion)
      case 'reference':
        return this.resolve(expansion)
      case 'sequence':
        return this.sequence(expansion.items)
      case 'choice':
        return this.choice(expansion.items)
      case 'repeat':
        return this.repeat(expansion)
      case 'value': {
        const item = this.simplify(expansion.item)
        if (item === never) return never
        if (item !== silence) return { ...expansion, item }
        this.problems.add('tag-alone', expansion.range, { text: expansion.value ?? expansion.name })
        return silence
      }
      default:
        return expansion
    }
  }

  private words(expansion: Extract<Expansion, { kind: 'words' }>): Expansion {
    if (wordsOfSentence(expansion.text).length > 0) return expansion
    this.problems.add('unspoken-token', expansion.range, { text: expansion.text })
    return silence
  }

  private sequence(written: readonly Expansion[]): Expansion {
    const items: Expansion[] = []
    for (const each of written) {
      const item = this.simplify(each)
      if (item === never) return never
      if (item === silence || (item === any && items.at(-1) === any)) continue
      if (item.kind === 'sequence') for (const inner of item.items) items.push(inner)
      else items.push(item)
    }
    return listOf('sequence', items)
  }

  private choice(written: readonly Expansion[]): Expansion {
    const items: Expansion[] = []
    let maySayNothing = false
    for (const each of written) {
      const item = this.simplify(each)
      if (item === silence) maySayNothing = true
      else if (item.kind === 'choice') for (const inner of item.items) items.push(inner)
      else if (item !== never) items.push(item)
    }
    if (items.length === 0) return maySayNothing ? silence : never
    const choice = listOf('choice', items)
    return maySayNothing && !this.nonEmpty.isSilent(choice) ? optional(choice) : choice
  }

  private repeat({ item: written, minimum, maximum }: Extract<Expansion, { kind: 'repeat' }>): Expansion {
    const item = this.simplify(written)
    if (item === silence || maximum === 0) return silence
    if (item === never) return minimum === 0 ? silence : never
    if (item === any || (minimum === 1 && maximum === 1)) return item
    const isSilent = this.nonEmpty.isSilent(item)
    if (isSilent && maximum === 1) return item
    if (!isSilent) return { kind: 'repeat', item, minimum, maximum }
    const spoken = this.nonEmpty.of(item)
    return spoken ? { kind: 'repeat', item: spoken, minimum: 0, maximum } : any
  }
}
