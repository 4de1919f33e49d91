import { type Expansion, listOf } from './expansion.js'

const maxOptions = 24

/** Finds the expansions that accept the empty sentence, and what remains of them without it. */
export class NonEmpty {
  constructor(
    private readonly silentRules: ReadonlySet<string>,
    /** Returns a rule with the sentences of the named one, except the empty one. */
    private readonly spokenRule: (name: string) => Expansion | undefined,
    private readonly reportTooMany: () => void,
  ) {}

  isSilent(expansion: Expansion): boolean {
    switch (expansion.kind) {
      case 'any':
      case 'silence':
        return true
      case 'sequence':
        return expansion.items.every((item) => this.isSilent(item))
      case 'choice':
        return expansion.items.some((item) => this.isSilent(item))
      case 'repeat':
        return expansion.minimum === 0 || this.isSilent(expansion.item)
      case 'value':
        return this.isSilent(expansion.item)
      case 'reference':
        return this.silentRules.has(expansion.name)
      default:
        return false
    }
  }

  /** The same sentences but the empty one; undefined when nothing is left that BNF+EM can say. */
  of(expansion: Expansion): Expansion | undefined {
    if (!this.isSilent(expansion)) return expansion
    switch (expansion.kind) {
      case 'choice':
        return this.choiceOf(expansion.items.map((item) => this.of(item)))
      case 'sequence':
        return this.sequence(expansion.items)
      case 'repeat': {
        const item = this.of(expansion.item)
        if (!item) return undefined
        return expansion.maximum === 1
          ? item
          : { kind: 'repeat', item, minimum: 1, maximum: expansion.maximum }
      }
      case 'value': {
        const item = this.of(expansion.item)
        return item && { ...expansion, item }
      }
      case 'reference':
        return this.spokenRule(expansion.name)
      default:
        return undefined
    }
  }

  // Where all parts may be silent, one of them is the first that is not.
  private sequence(items: readonly Expansion[]): Expansion | undefined {
    if (items.length > maxOptions) {
      this.reportTooMany()
      return undefined
    }
    return this.choiceOf(
      items.map((item, index) => {
        const first = this.of(item)
        return first && listOf('sequence', [first, ...items.slice(index + 1)])
      }),
    )
  }

  private choiceOf(alternatives: readonly (Expansion | undefined)[]): Expansion | undefined {
    const spoken = alternatives.filter((item) => item !== undefined)
    return spoken.length === 0 ? undefined : listOf('choice', spoken)
  }
}
