import { anySpeech, type Expansion, type Grammar } from '../grammar/tree.js'
import { linkSilence } from './linkSilence.js'
import type { Arc, Network } from './Network.js'
import { createStates } from './states.js'

// Said or not, again or not: as likely.
const half = Math.log(0.5)

/**
 * The network of all public rules. It is written from its end to its beginning, so that states from which the same can be said are
 * one state, wherever the grammar has them.
 *
 * @param nameOf the engine's name of a word: nothing of the person's text reaches the engine.
 * @param sounds the engine's names of what any speech is made of.
 */
export function networkOf(
  { rules }: Grammar,
  nameOf: (word: string) => string,
  sounds: readonly string[],
): Network {
  const states = createStates()
  const end = states.open()
  const written = new Map<string, readonly Arc[]>()

  /** What may be said where an expansion begins, after which it goes on in a state. */
  const arcsOf = (expansion: Expansion, to: number): readonly Arc[] => {
    switch (expansion.kind) {
      case 'word':
        return [{ name: nameOf(expansion.word), to, cost: 0 }]
      case 'reference':
        return arcsOfRule(expansion.rule, to)
      case 'sequence': {
        const [first, ...rest] = expansion.parts as [Expansion, ...Expansion[]]
        return arcsOf(
          first,
          rest.reduceRight((after, part) => states.with(arcsOf(part, after)), to),
        )
      }
      case 'alternatives':
        return oneOf(expansion.choices.map(({ weight = 1, part }) => ({ weight, arcs: arcsOf(part, to) })))
      case 'repeat':
        if (expansion.times === '?')
          return oneOf([silently(to), { weight: 1, arcs: arcsOf(expansion.part, to) }])
        return again((after) => arcsOf(expansion.part, after), expansion.times, to)
    }
  }
  const arcsOfRule = (rule: string, to: number): readonly Arc[] => {
    if (rule === anySpeech) return again((after) => oneOf(sounds.map((name) => said(name, after))), '+', to)
    const expansion = rules.get(rule)?.expansion
    if (!expansion) return rule === 'NULL' ? silently(to).arcs : []
    const key = `${rule} ${to}`
    const arcs = written.get(key) ?? arcsOf(expansion, to)
    written.set(key, arcs)
    return arcs
  }
  /** A part once or more, or any number of times, before a state. */
  const again = (
    arcsBefore: (to: number) => readonly Arc[],
    times: '*' | '+',
    to: number,
  ): readonly Arc[] => {
    const after = states.open()
    const once = arcsBefore(after)
    if (times === '*') {
      states.close(after, oneOf([silently(to), { weight: 1, arcs: once }]))
      return states.all[after] as readonly Arc[]
    }
    const first = once.map((arc) => ({ ...arc, cost: arc.cost + half }))
    states.close(after, [...silently(states.with(first)).arcs, ...silently(to).arcs])
    return first
  }

  const publicRules = [...rules].filter(([, { isPublic }]) => isPublic)
  const start = states.with(oneOf(publicRules.map(([rule]) => ({ weight: 1, arcs: arcsOfRule(rule, end) }))))
  return linkSilence({ states: states.all, start, end })
}

interface Weighed {
  readonly weight: number
  readonly arcs: readonly Arc[]
}

const said = (name: string, to: number): Weighed => ({ weight: 1, arcs: [{ name, to, cost: 0 }] })
const silently = (to: number): Weighed => ({ weight: 1, arcs: [{ name: undefined, to, cost: 0 }] })

/** The ways of all choices: each costs how likely it is among them. One of weight 0 is never taken. */
function oneOf(choices: readonly Weighed[]): readonly Arc[] {
  const all = choices.reduce((sum, { weight }) => sum + weight, 0)
  return choices.flatMap(({ weight, arcs }) =>
    weight === 0 ? [] : arcs.map((arc) => ({ ...arc, cost: arc.cost + Math.log(weight / all) })),
  )
}
