import { anySpeech, type Expansion, type Grammar, partsOf } from './tree.js'

/**
 * What an expansion becomes in a network at most: written out wherever it is referred to, with states of its own for every
 * reference and bracket, joined by silent links, each state linked directly to all that silence reaches. `networkOf` keeps one state
 * where the same can be said, and never more than these. All are counted from the counts of the parts, without writing out.
 */
export interface NetworkSize {
  readonly words: number
  /** States that silence leads to from another one. */
  readonly pairs: number
  /** Two pairs in a row. */
  readonly triples: number
  /** States that silence reaches from the first one, and the pairs among them. */
  readonly head: number
  readonly headPairs: number
  /** States from which silence reaches the last one, and the pairs among them. */
  readonly tail: number
  readonly tailPairs: number
  /** Whether silence leads from the first state to the last. */
  readonly isSilent: boolean
}

// Any speech is written out as a choice of all sounds of a language.
const sounds = 50

const oneWord: NetworkSize = {
  words: 1,
  pairs: 0,
  triples: 0,
  head: 1,
  headPairs: 1,
  tail: 1,
  tailPairs: 1,
  isSilent: false,
}
const silence: NetworkSize = {
  ...oneWord,
  words: 0,
  pairs: 1,
  head: 2,
  headPairs: 3,
  tail: 2,
  tailPairs: 3,
  isSilent: true,
}

/** The size of the network of all public rules. `order` names the rules, those referred to before those that refer. */
export function networkSize(grammar: Grammar, order: readonly string[]): NetworkSize {
  const sizes = new Map<string, NetworkSize>()
  const sizeOf = (expansion: Expansion): NetworkSize => {
    switch (expansion.kind) {
      case 'word':
        return oneWord
      case 'reference':
        return ofReference(expansion.rule, sizes)
      case 'sequence':
        return expansion.parts.map(sizeOf).reduce(followed)
      case 'alternatives':
        return entered(choice(partsOf(expansion).map(sizeOf)))
      case 'repeat': {
        const part = sizeOf(expansion.part)
        return entered(expansion.times === '?' ? choice([silence, part]) : loop(part, expansion.times))
      }
    }
  }
  for (const name of order) {
    const rule = grammar.rules.get(name)
    if (rule) sizes.set(name, choice([sizeOf(rule.expansion)]))
  }
  const publicRules = [...grammar.rules].filter(([, { isPublic }]) => isPublic)
  return choice(publicRules.map(([name]) => ofReference(name, sizes)))
}

function ofReference(rule: string, sizes: ReadonlyMap<string, NetworkSize>): NetworkSize {
  if (rule === anySpeech) return entered(loop(choice(Array.from({ length: sounds }, () => oneWord)), '+'))
  const body = sizes.get(rule)
  if (body) return entered(body)
  return rule === 'NULL' ? silence : { ...oneWord, words: 0 }
}

/** One part after the other. */
function followed(first: NetworkSize, second: NetworkSize): NetworkSize {
  const through = first.tail * second.head
  return {
    words: first.words + second.words,
    pairs: first.pairs + second.pairs + through,
    triples: first.triples + second.triples + first.tailPairs * second.head + first.tail * second.headPairs,
    head: first.head + (first.isSilent ? second.head : 0),
    headPairs: first.headPairs + (first.isSilent ? second.headPairs + first.head * second.head : 0),
    tail: second.tail + (second.isSilent ? first.tail : 0),
    tailPairs: second.tailPairs + (second.isSilent ? first.tailPairs + first.tail * second.tail : 0),
    isSilent: first.isSilent && second.isSilent,
  }
}

/** One part or another: they share their first state, and a silent link leads from each to the last one. */
function choice(parts: readonly NetworkSize[]): NetworkSize {
  const sum = (field: Exclude<keyof NetworkSize, 'isSilent'>) =>
    parts.reduce((total, part) => total + part[field], 0)
  const isSilent = parts.some((part) => part.isSilent)
  const head = sum('head') - parts.length + (isSilent ? 2 : 1)
  const tail = sum('tail') + 1
  return {
    words: sum('words'),
    pairs: sum('pairs') + sum('tail'),
    triples: sum('triples') + sum('tailPairs'),
    head,
    headPairs: sum('headPairs') + (isSilent ? head : 0),
    tail,
    tailPairs: sum('tailPairs') + tail,
    isSilent,
  }
}

/** A part said again and again. The engine writes what is said once or more twice: alone, and before itself. */
function loop(part: NetworkSize, times: '*' | '+'): NetworkSize {
  const once = choice(times === '+' ? [part, part] : [silence, part])
  const { tail, tailPairs } = part
  const again = {
    ...once,
    pairs: once.pairs + tail * once.head,
    triples: once.triples + tailPairs * once.head + tail * once.headPairs,
  }
  if (times === '*') return { ...again, tail: once.tail + tail, tailPairs: once.tailPairs + tail * once.tail }
  if (!part.isSilent) return again
  // Silence leads from everywhere to everywhere.
  const all = once.head + once.tail
  const pairs = all ** 2
  return {
    ...again,
    pairs: again.pairs + pairs,
    triples: again.triples + all ** 3,
    head: all,
    headPairs: pairs,
    tail: all,
    tailPairs: pairs,
  }
}

/** A reference or a bracket: a silent link leads into it. */
function entered(body: NetworkSize): NetworkSize {
  const { head, headPairs, isSilent, tail, tailPairs } = body
  return {
    ...body,
    pairs: body.pairs + head,
    triples: body.triples + headPairs,
    head: head + 1,
    headPairs: headPairs + head + 1,
    tail: tail + (isSilent ? 1 : 0),
    tailPairs: tailPairs + (isSilent ? tail + 1 : 0),
  }
}
