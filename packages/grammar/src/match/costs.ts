/**
 * Costs of changing a sentence, in millionths of a word. Every change costs one word; the rest decides between
 * equal numbers of changes: replace by a word that looks alike, else replace, else add, else remove.
 */
export const oneWord = 1_000_000
const additionCost = oneWord + 600
export const removalCost = oneWord + 1_200

/** Least cost of each stretch of the sentence, from word `from` up to word `to`, at `from * size + to`. */
export class CostTable {
  readonly size: number
  readonly cells: Float64Array

  constructor(readonly wordCount: number) {
    this.size = wordCount + 1
    this.cells = new Float64Array(this.size * this.size).fill(Number.POSITIVE_INFINITY)
  }

  get(from: number, to: number): number {
    return this.cells[from * this.size + to] as number
  }

  lower(from: number, to: number, cost: number): void {
    if (cost < this.get(from, to)) this.cells[from * this.size + to] = cost
  }

  /** Keeps the lesser cost of both tables everywhere. */
  take(other: CostTable): this {
    for (let cell = 0; cell < this.cells.length; cell++) {
      if ((other.cells[cell] as number) < (this.cells[cell] as number))
        this.cells[cell] = other.cells[cell] as number
    }
    return this
  }

  /** Costs of saying `this` and then `other`. */
  followedBy(other: CostTable): CostTable {
    const both = new CostTable(this.wordCount)
    for (let from = 0; from < this.size; from++) {
      for (let middle = from; middle < this.size; middle++) {
        const first = this.get(from, middle)
        if (first === Number.POSITIVE_INFINITY) continue
        for (let to = middle; to < this.size; to++) both.lower(from, to, first + other.get(middle, to))
      }
    }
    return both
  }
}

/** Costs of saying nothing: every word is removed. */
export function silenceTable(wordCount: number, costOfWord = removalCost): CostTable {
  const table = new CostTable(wordCount)
  for (let from = 0; from <= wordCount; from++) {
    for (let to = from; to <= wordCount; to++) table.lower(from, to, (to - from) * costOfWord)
  }
  return table
}

/** Costs of saying one word in place of a stretch. */
export function wordTable(words: readonly string[], word: string): CostTable {
  const table = new CostTable(words.length)
  for (let from = 0; from <= words.length; from++) {
    table.lower(from, from, additionCost)
    let least = Number.POSITIVE_INFINITY
    for (let to = from + 1; to <= words.length; to++) {
      least = Math.min(least, replacementCost(words[to - 1] as string, word))
      table.lower(from, to, least + (to - from - 1) * removalCost)
    }
  }
  return table
}

export function replacementCost(said: string, word: string): number {
  return said === word ? 0 : oneWord + Math.round(500 * (1 - sharedLetters(said, word)))
}

/** Part of the letters that two words have in common, in any order: 0 for none, 1 for all. */
function sharedLetters(a: string, b: string): number {
  const left = [...b]
  let shared = 0
  for (const letter of a) {
    const place = left.indexOf(letter)
    if (place === -1) continue
    left[place] = ''
    shared += 1
  }
  return (2 * shared) / (a.length + b.length)
}
