import { commands } from '../../services/voice/tests/support/commands.ts'
import { createEspeak } from '../../services/voice/tests/support/createEspeak.ts'
import { createFlite } from '../../services/voice/tests/support/createFlite.ts'
import { encodeWav } from '../../services/voice/tests/support/encodeWav.ts'
import { frenchCommands } from './frenchCommands.ts'
import type { Clip, ClipSet } from './measureSet.ts'

const fliteVoices = ['slt', 'rms', 'awb', 'kal16']
const frenchVoices = ['fr', 'fr+f3', 'fr+m3', 'fr-ch', 'fr-be+f2']

/** A grammar, with sentences that it holds and others. */
export interface SpokenSet {
  readonly jsgf: string
  readonly inside: readonly string[]
  readonly outside: readonly string[]
}

type Speak = (voice: string, sentence: string) => Promise<Buffer>

async function clips(speak: Speak, voices: readonly string[], sentences: readonly string[]): Promise<Clip[]> {
  const spoken: Clip[] = []
  for (const sentence of sentences) {
    for (const voice of voices) spoken.push({ sentence, audio: await speak(voice, sentence) })
  }
  return spoken
}

/** English sentences inside and outside a grammar, each by four Flite voices. */
export async function englishSet({ jsgf, inside, outside }: SpokenSet = commands): Promise<ClipSet> {
  const flite = createFlite()
  const spoken: ClipSet = {
    lang: 'en-US',
    jsgf,
    inside: await clips(flite.speak, fliteVoices, inside),
    outside: await clips(flite.speak, fliteVoices, outside),
  }
  await flite.close()
  return spoken
}

/**
 * French sentences inside and outside the grammar, each by five espeak voices: the only French voices there are. espeak
 * adds noise that is different at each run, so the counts may differ by one or two.
 */
export async function frenchSet({ jsgf, inside, outside }: SpokenSet = frenchCommands): Promise<ClipSet> {
  const espeak = createEspeak()
  const speak: Speak = async (voice, sentence) => {
    const { samples, sampleRate } = await espeak.speak(voice, sentence)
    return encodeWav(samples, sampleRate)
  }
  const spoken: ClipSet = {
    lang: 'fr-FR',
    jsgf,
    inside: await clips(speak, frenchVoices, inside),
    outside: await clips(speak, frenchVoices, outside),
  }
  espeak.close()
  return spoken
}
