import type { CompiledNode, ListNode } from '../compile/node.js'

interface First {
  readonly words: ReadonlySet<string>
  /** Whether it may begin with words that are not looked up: any, or those of a slot. */
  readonly isAny: boolean
  /** Whether it may be silent. */
  readonly isSilent: boolean
}

/** Places of alternatives in a choice. */
interface ChoiceIndex {
  readonly byWord: ReadonlyMap<string, readonly number[]>
  /** Alternatives that are tried for every word. */
  readonly always: readonly number[]
}

const indexes = new WeakMap<CompiledNode, ChoiceIndex>()
const firsts = new WeakMap<CompiledNode, First>()

/**
 * The alternatives of a choice that could begin with a word, in their order, so that a choice of thousands is not tried whole
 * at each word.
 *
 * @param word a compared word; `undefined` at the end of a sentence.
 */
export function alternativesWith(choice: ListNode, word: string | undefined): readonly CompiledNode[] {
  let index = indexes.get(choice)
  if (!index) {
    index = indexOf(choice)
    indexes.set(choice, index)
  }
  const { byWord, always } = index
  const begun = word === undefined ? undefined : byWord.get(word)
  const places = begun ? [...begun, ...always].sort((one, other) => one - other) : always
  return places.map((place) => choice.items[place] as CompiledNode)
}

function indexOf({ items }: ListNode): ChoiceIndex {
  const byWord = new Map<string, number[]>()
  const always: number[] = []
  for (const [place, item] of items.entries()) {
    const { words, isAny, isSilent } = firstOf(item)
    if (isAny || isSilent) always.push(place)
    else
      for (const word of words) {
        const places = byWord.get(word) ?? []
        byWord.set(word, places)
        places.push(place)
      }
  }
  return { byWord, always }
}

function firstOf(node: CompiledNode): First {
  const known = firsts.get(node)
  if (known) return known
  const first = computed(node)
  firsts.set(node, first)
  return first
}

const nothing: First = { words: new Set(), isAny: false, isSilent: false }
// A value without words is silent.
const anything: First = { words: new Set(), isAny: true, isSilent: true }

function computed(node: CompiledNode): First {
  switch (node.kind) {
    case 'word':
      return { ...nothing, words: new Set(node.words.slice(0, 1)), isSilent: node.words.length === 0 }
    case 'slot':
    case 'any':
      return anything
    case 'nothing':
      return nothing
    case 'choice':
      return { ...together(node.items), isSilent: node.items.some((item) => firstOf(item).isSilent) }
    case 'sequence': {
      const end = node.items.findIndex((item) => !firstOf(item).isSilent)
      return { ...together(end === -1 ? node.items : node.items.slice(0, end + 1)), isSilent: end === -1 }
    }
    case 'optional':
      return { ...firstOf(node.item), isSilent: true }
    case 'repeat': {
      const first = firstOf(node.item)
      return Math.min(node.minimum, node.maximum) > 0 ? first : { ...first, isSilent: true }
    }
    case 'tag':
    case 'rule':
      return firstOf(node.item)
  }
}

function together(items: readonly CompiledNode[]): Omit<First, 'isSilent'> {
  const all = items.map(firstOf)
  const [only] = all
  if (only && all.length === 1) return only
  return {
    words: new Set(all.flatMap(({ words }) => [...words])),
    isAny: all.some(({ isAny }) => isAny),
  }
}
