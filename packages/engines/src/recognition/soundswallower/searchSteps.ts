import type { Caller } from '../../failures/requireCaller.js'

/** A decoder of the engine: addresses of its own and of its acoustic model. */
export interface DecoderAddresses {
  readonly cdecoder: number
  readonly cacmod: number
}

/** The steps of a search, one a frame of 10 ms, which the engine takes in one call. */
export interface SearchSteps {
  /** Comes between the steps of all decoders of the module. The first of them must have a grammar: before, there is no search. */
  interpose(decoder: DecoderAddresses): void
  /** Told of each step of a search before it is taken; frames are counted from its beginning. */
  onFrame(listener: ((frame: number) => void) | undefined): void
  /**
   * Searches for a caller. Once they are gone the steps that are left do nothing: the engine ends as after any recording, its
   * memory whole, but what it found is worth nothing.
   */
  searchFor(caller: Caller | undefined, search: () => void): void
}

type Step = (search: number, frame: number) => number

// Of `decoder_s`, `search_module_s` and `searchfuncs_s` of soundswallower 0.6.3, where an address has four bytes.
const acousticModelOfDecoder = 16
const searchOfDecoder = 32
const acousticModelOfSearch = 16
const stepOfFunctions = 4

/** @param parts what the module of the engine exports; its table of functions is among them. */
export function createSearchSteps(
  parts: Readonly<Record<string, unknown>>,
  memory: () => DataView,
): SearchSteps {
  let current: Caller | undefined
  let isInterposed = false
  let before: ((frame: number) => void) | undefined
  const addressAt = (address: number) => memory().getUint32(address, true)
  return {
    interpose({ cdecoder, cacmod }) {
      if (isInterposed) return
      const search = addressAt(cdecoder + searchOfDecoder)
      const isAsExpected = [cdecoder + acousticModelOfDecoder, search + acousticModelOfSearch].every(
        (place) => addressAt(place) === cacmod,
      )
      const table = Object.values(parts).find((part) => part instanceof WebAssembly.Table)
      if (!table || !isAsExpected) throw new Error('The search of the engine was not found')
      const place = addressAt(addressAt(search) + stepOfFunctions)
      const step = table.get(place) as Step
      table.set(
        place,
        functionOfModule((searched, frame) => {
          if (current?.aborted) return 0
          before?.(frame)
          return step(searched, frame)
        }),
      )
      isInterposed = true
    },
    onFrame(listener) {
      before = listener
    },
    searchFor(caller, search) {
      current = caller
      try {
        search()
      } finally {
        current = undefined
      }
    },
  }
}

// (module (import "a" "f" (func (param i32 i32) (result i32))) (export "f" (func 0)))
const passOn = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 7, 1, 0x60, 2, 0x7f, 0x7f, 1, 0x7f],
  ...[2, 7, 1, 1, 0x61, 1, 0x66, 0, 0],
  ...[7, 5, 1, 1, 0x66, 0, 0],
)

/** A table of functions takes only those of WebAssembly modules. */
function functionOfModule(step: Step): Step {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(passOn), { a: { f: step } })
  return exports.f as Step
}
