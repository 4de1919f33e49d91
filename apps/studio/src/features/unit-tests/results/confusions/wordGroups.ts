import {
  type CompiledGrammar,
  type CompiledNode,
  contrastingSentences,
  match,
  type SlotValues,
  wordsOfSentence,
} from '@saywright/grammar'

/** Interchangeable words in one place of a grammar: the alternatives of a rule, or the values of a slot. */
export interface WordGroup {
  /** The rule or slot in brackets. */
  readonly name: string
  readonly isSlot: boolean
  /** In the order of the grammar. */
  readonly words: readonly string[]
}

const maxGroups = 100
const maxWords = 200
const maxLength = 3

/** The rules and slots of a grammar that say two words or more, each of three at most, in the order in which they are said. */
export function wordGroups(grammar: CompiledGrammar, slots: SlotValues): WordGroup[] {
  const groups = new Map<string, WordGroup>()
  for (const [name, node] of namedNodes(grammar)) {
    if (groups.size === maxGroups) break
    const { sentences } = contrastingSentences({ ...grammar, root: node }, { slots, limit: maxWords })
    const isShort = sentences.every((said) => wordsOfSentence(said).length <= maxLength)
    if (sentences.length > 1 && isShort)
      groups.set(name, { name, isSlot: node.kind === 'slot', words: sentences })
  }
  return [...groups.values()]
}

/** Line of the text of the grammar with words of one of its rules. */
export function lineOfWords(
  grammar: CompiledGrammar,
  group: WordGroup,
  words: string,
  slots: SlotValues,
): number | undefined {
  const root = namedNodes(grammar).get(group.name)
  const result = root && match({ ...grammar, root }, words, { slots, nearest: false })
  const step = result?.matched ? result.path.find(({ kind }) => kind === 'word') : undefined
  return step?.grammar === undefined ? step?.range.start.line : undefined
}

function namedNodes({ root }: CompiledGrammar): Map<string, CompiledNode> {
  const named = new Map<string, CompiledNode>()
  const seen = new Set<number>()
  const open: CompiledNode[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node.id)) continue
    seen.add(node.id)
    if (node.kind === 'slot' && !named.has(`<${node.name}>`)) named.set(`<${node.name}>`, node)
    if (node.kind === 'rule' && !named.has(`<${node.name}>`)) named.set(`<${node.name}>`, node.item)
    // The first is taken first.
    if ('items' in node) open.push(...node.items.toReversed())
    else if ('item' in node) open.push(node.item)
  }
  return named
}
