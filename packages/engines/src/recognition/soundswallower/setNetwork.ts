import type { Network } from '../network/Network.js'
import type { DecoderAddresses } from './searchSteps.js'

/** What the compiled engine exports to write a network; its typed surface has none of it. */
export interface NetworkWriter {
  _malloc(bytes: number): number
  _free(address: number): void
  _decoder_logmath(decoder: number): number
  _logmath_log(logmath: number, probability: number): number
  _fsg_model_init(name: number, logmath: number, languageWeight: number, states: number): number
  _fsg_set_states(network: number, start: number, end: number): void
  _fsg_model_word_add(network: number, word: number): number
  _fsg_model_trans_add(network: number, from: number, to: number, cost: number, word: number): void
  _fsg_model_null_trans_add(network: number, from: number, to: number, cost: number): void
  _decoder_set_fsg(decoder: number, network: number): number
  readonly HEAP_DATA_VIEW: DataView
}

// What silence between words costs is weighed by it, and what a choice costs is not.
const languageWeight = 6.5

/** Gives a decoder a network to search in place of the one it had. */
export function setNetwork(
  engine: NetworkWriter,
  { cdecoder }: DecoderAddresses,
  { states, start, end }: Network,
): void {
  const logmath = engine._decoder_logmath(cdecoder)
  const network = withText(engine, 'network', (name) =>
    engine._fsg_model_init(name, logmath, languageWeight, states.length),
  )
  engine._fsg_set_states(network, start, end)
  const words = new Map<string, number>()
  const wordOf = (name: string) => {
    const word =
      words.get(name) ?? withText(engine, name, (text) => engine._fsg_model_word_add(network, text))
    words.set(name, word)
    return word
  }
  for (const [from, arcs] of states.entries())
    for (const { name, to, cost } of arcs) {
      const engineCost = engine._logmath_log(logmath, Math.exp(cost))
      if (name === undefined) engine._fsg_model_null_trans_add(network, from, to, engineCost)
      else engine._fsg_model_trans_add(network, from, to, engineCost, wordOf(name))
    }
  if (engine._decoder_set_fsg(cdecoder, network) < 0) throw new Error('The engine refused a network')
}

/** Lends the engine a text that it copies. Names of the engine are ASCII. */
function withText<Result>(engine: NetworkWriter, text: string, use: (address: number) => Result): Result {
  const address = engine._malloc(text.length + 1)
  for (let at = 0; at < text.length; at++) engine.HEAP_DATA_VIEW.setUint8(address + at, text.charCodeAt(at))
  engine.HEAP_DATA_VIEW.setUint8(address + text.length, 0)
  const result = use(address)
  engine._free(address)
  return result
}
