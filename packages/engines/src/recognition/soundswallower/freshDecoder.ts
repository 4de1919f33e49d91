import type { Ear } from './Ear.js'
import { type Engine, type EngineDecoder, type EngineOptions, loadEngine } from './engine.js'

// Words stay in the engine's dictionary; beyond this it is loaded afresh.
const maxWords = 50_000

/** Gives the decoder, loaded afresh when it has learned too many words. */
export type FreshDecoder = () => Promise<EngineDecoder>

export async function fresh(engine: Engine, options: EngineOptions): Promise<FreshDecoder> {
  let decoder = await engine.load(options)
  return async () => {
    if (decoder.words > maxWords) {
      decoder.delete()
      decoder = await engine.load(options)
    }
    return decoder
  }
}

/**
 * One that tells how well a grammar fits, loaded when it is asked for first, with a memory of its own: two of the largest grammars
 * have no place in one.
 */
export function freshWhenNeeded(model: string, ear: Ear): FreshDecoder {
  let loading: Promise<FreshDecoder> | undefined
  const options = { hasDictionary: false, isComparable: true, isSwift: true }
  const load = async () => fresh(await loadEngine(model, ear), options)
  return async () => {
    loading ??= load()
    return (await loading)()
  }
}
