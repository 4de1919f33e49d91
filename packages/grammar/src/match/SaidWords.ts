import type { CompiledGrammar } from '../compile/node.js'
import type { Entity } from '../meaning/meaning.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { Matched, NotMatched } from './MatchResult.js'

/** The written words that a spoken word is a part of: the first, and the one after the last. */
interface Written {
  readonly from: number
  readonly to: number
}

/** A sentence in its spoken words, each with the written words that it is a part of. */
export class SaidWords {
  private constructor(
    readonly words: readonly string[],
    /** By the index of the spoken word. */
    private readonly written: readonly Written[],
  ) {}

  /** @returns `undefined` when a sentence is spoken as it is written. */
  static of(sentence: string, { builtIn }: CompiledGrammar): SaidWords | undefined {
    if (!builtIn) return undefined
    const words: string[] = []
    const places: Written[] = []
    let count = 0
    let isOther = false
    const add = (said: readonly string[], length: number) => {
      const compared = said.flatMap((word) => wordsOfSentence(word))
      words.push(...compared)
      places.push(...compared.map(() => ({ from: count, to: count + length })))
      count += length
    }
    const pieces = sentence.split(/\s+/u).filter((piece) => wordsOfSentence(piece).length > 0)
    for (const [at, piece] of pieces.entries()) {
      const written = wordsOfSentence(piece)
      const number = numberIn(piece, at === pieces.length - 1)
      const said = number === undefined ? undefined : builtIn.spell(number)
      if (said) add(said, written.length)
      else
        for (const word of written) {
          const one = builtIn.spell(word)
          isOther ||= one !== undefined
          add(one ?? [word], 1)
        }
      isOther ||= said !== undefined
    }
    return isOther ? new SaidWords(words, places) : undefined
  }

  /** The result of matching them, with places among the written words. */
  placed(result: Matched | NotMatched): Matched | NotMatched {
    if (!result.matched) return { ...result, longestPrefix: this.before(result.longestPrefix) }
    const { meaning, path } = result
    return {
      ...result,
      meaning: { ...meaning, entities: meaning.entities.map((entity) => this.placedEntity(entity)) },
      path: path.map((step) => ({ ...step, ...this.span(step) })),
    }
  }

  private placedEntity(entity: Entity): Entity {
    const entities = entity.entities.map((inside) => this.placedEntity(inside))
    return { ...entity, ...this.span(entity), entities }
  }

  private span({ from, to }: { readonly from: number; readonly to: number }) {
    if (to === 0) return { from: 0, to: 0 }
    const last = this.written[to - 1]
    return { from: this.before(from), to: to > from ? (last?.to ?? 0) : (last?.from ?? 0) }
  }

  /** Number of complete written words before a spoken word. */
  private before(said: number): number {
    return this.written[said]?.from ?? this.written.at(-1)?.to ?? 0
  }
}

/**
 * A number in digits with all that belongs to it, such as `-12,000.5`, of a piece that punctuation may surround. The point of
 * "29." before another word belongs to it: it is the mark of an ordinal in some languages.
 */
function numberIn(piece: string, isLast: boolean): string | undefined {
  if (!isLast && /^\d{1,3}\.$/.test(piece)) return piece
  const number = piece.replace(/^[^\p{L}\p{N}-]+/u, '').replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '')
  return /^-?\d/.test(number) ? number.toLowerCase() : undefined
}
