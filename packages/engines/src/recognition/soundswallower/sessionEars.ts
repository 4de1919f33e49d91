import type { Grammar } from '../grammar/tree.js'
import type { Lexicon } from '../pronunciation/pronounce.js'
import type { Ear } from './Ear.js'
import { earOf } from './earOf.js'
import { type EngineDecoder, loadEngine, type SpokenWord } from './engine.js'
import { freshWhenNeeded } from './freshDecoder.js'
import { liveEars, secondEar } from './models.js'
import { type Rival, rivalOf } from './rival.js'
import { type SecondOpinion, secondOpinionOf } from './secondOpinion.js'

/** What hears the sentences of a grammar with one ear: one decoder keeps the grammar and another judges what was heard. */
export interface HearingEar {
  readonly ear: Ear
  readonly commands: EngineDecoder
  readonly judge: EngineDecoder
  readonly rival: Rival | undefined
  readonly second: SecondOpinion | undefined
  readonly wordOf: (name: string) => SpokenWord
}

/** The ears of a session, which has all that a voice may need: who speaks is known when somebody has. */
export interface SessionEars {
  /** @param onBuilt told when the grammar is built, before what judges it is. */
  take(grammar: Grammar, lexicon: Lexicon, onBuilt: () => void): Promise<TakenEars>
}

export interface TakenEars {
  /** Hears what nobody has said yet. */
  readonly first: HearingEar
  earFor(samples: Float32Array): HearingEar
}

/** Loads a model without its dictionary: pronunciations come with the grammar. */
export async function loadSessionEars(model: string): Promise<SessionEars> {
  const ears = await Promise.all(liveEars(model).map((ear) => loadEar(model, ear)))
  return {
    async take(grammar, lexicon, onBuilt) {
      const built = ears.map((ear) => ({
        ...ear,
        wordOf: ear.commands.setGrammar(grammar, lexicon),
      }))
      onBuilt()
      const [first, ...rest] = await Promise.all(
        built.map(async ({ loadRival, loadSecond, ...ear }) => ({
          ...ear,
          rival: await rivalOf(grammar, lexicon, loadRival),
          second: await secondOpinionOf(grammar, lexicon, loadSecond),
        })),
      )
      if (!first) throw new Error('A session has an ear')
      if (rest.length === 0) return { first, earFor: () => first }
      return {
        first,
        earFor: (samples) => {
          const wanted = earOf(model, samples)
          return rest.find(({ ear }) => ear === wanted) ?? first
        },
      }
    },
  }
}

async function loadEar(model: string, ear: Ear) {
  const engine = await loadEngine(model, ear)
  const second = secondEar(model, ear)
  return {
    ear,
    commands: await engine.load({ hasDictionary: false, isComparable: false }),
    judge: await engine.load({ hasDictionary: false, isComparable: true }),
    loadRival: freshWhenNeeded(model, ear),
    loadSecond: second && freshWhenNeeded(model, second),
  }
}
