import { readFileSync } from 'node:fs'
import { decodeWav, mixDown } from '@saywright/audio/signal'
import type { SoundSwallowerModule } from 'soundswallower'
import { expect, it } from 'vitest'
import { createQuietModule } from './createQuietModule.js'
import { acousticsOf, dictionaryOf, modelBase } from './models.js'
import { createSearchSteps, type DecoderAddresses } from './searchSteps.js'

type Module = SoundSwallowerModule & { asm: Record<string, unknown>; HEAP_DATA_VIEW: DataView }

const file = new URL('../refusal/go-forward-ten-meters.wav', import.meta.url)
const samples = mixDown(decodeWav(readFileSync(file)))

/** Gone when it was looked so many times whether they are there. */
const goneAfter = (looks: number) => ({
  get aborted() {
    return looks-- <= 0
  },
})

it('searches as many frames as the caller waits for, and the next recording whole', async () => {
  const module = (await createQuietModule({ defaultModel: 'en-us', modelBase })) as Module
  const options = { samprate: 16_000, loglevel: 'FATAL', dict: dictionaryOf('en-us') }
  const decoder = new module.Decoder({ ...options, hmm: acousticsOf('en-us', 'wide') })
  await decoder.initialize()
  decoder.set_grammar('#JSGF V1.0;\ngrammar g;\npublic <top> = (go | forward | ten | meters)+;\n')
  const steps = createSearchSteps(module.asm, () => module.HEAP_DATA_VIEW)
  steps.interpose(decoder as typeof decoder & DecoderAddresses)
  const textFor = (caller: { readonly aborted: boolean } | undefined) => {
    steps.searchFor(caller, () => {
      decoder.start()
      decoder.process_audio(samples, false, true)
      decoder.stop()
    })
    return decoder.get_text()
  }
  expect([120, 0, Number.POSITIVE_INFINITY].map((looks) => textFor(goneAfter(looks)))).toEqual([
    'go forward',
    '',
    'go forward ten meters',
  ])
  expect(textFor(undefined)).toBe('go forward ten meters')
})
