import { commands } from '../../services/voice/tests/support/commands.ts'
import { createEspeak } from '../../services/voice/tests/support/createEspeak.ts'
import { createFlite } from '../../services/voice/tests/support/createFlite.ts'
import { encodeWav } from '../../services/voice/tests/support/encodeWav.ts'
import { createPicoSpeech } from '../speech/picoSpeech.ts'
import { frenchCommands } from './frenchCommands.ts'
import type { Clip, ClipSet } from './measureSet.ts'

/** A grammar, with sentences that it holds and others. */
export interface SpokenSet {
  readonly jsgf: string
  readonly inside: readonly string[]
  readonly outside: readonly string[]
}

type Speak = (voice: string, sentence: string) => Promise<Buffer>

interface Speaker {
  readonly speak: Speak
  close(): void | Promise<void>
}

/**
 * Voices of one engine that speak a grammar's sentences, and how many of them speak the others: all unless said. espeak
 * adds noise that is different at each run, so that its counts may differ by one or two.
 */
interface Voices {
  readonly lang: ClipSet['lang']
  readonly speaker: Speaker
  readonly voices: readonly string[]
  readonly outsideVoices?: number
}

async function clips(speak: Speak, voices: readonly string[], sentences: readonly string[]): Promise<Clip[]> {
  const spoken: Clip[] = []
  for (const sentence of sentences) {
    for (const voice of voices) spoken.push({ sentence, audio: await speak(voice, sentence) })
  }
  return spoken
}

async function spokenBy(
  { jsgf, inside, outside }: SpokenSet,
  { lang, speaker, voices, outsideVoices = voices.length }: Voices,
): Promise<ClipSet> {
  const spoken: ClipSet = {
    lang,
    jsgf,
    inside: await clips(speaker.speak, voices, inside),
    outside: await clips(speaker.speak, voices.slice(0, outsideVoices), outside),
  }
  await speaker.close()
  return spoken
}

function espeakSpeaker(): Speaker {
  const espeak = createEspeak()
  return {
    async speak(voice, sentence) {
      const { samples, sampleRate } = await espeak.speak(voice, sentence)
      return encodeWav(samples, sampleRate)
    },
    close: espeak.close,
  }
}

/** Speaks the languages of its voices: Pico has one voice a language. */
function picoSpeaker(langs: readonly string[]): Speaker {
  const all = new Map(langs.map((lang) => [lang, createPicoSpeech(lang)]))
  return {
    speak: (lang, sentence) => all.get(lang)!.speak(sentence),
    close: async () => {
      for (const { close } of all.values()) await close()
    },
  }
}

/** English sentences inside and outside a grammar, each by four Flite voices. */
export const englishSet = (set: SpokenSet = commands): Promise<ClipSet> =>
  spokenBy(set, { lang: 'en-US', speaker: createFlite(), voices: ['slt', 'rms', 'awb', 'kal16'] })

/** French sentences inside and outside the grammar, each by five espeak voices. */
export const frenchSet = (set: SpokenSet = frenchCommands): Promise<ClipSet> =>
  spokenBy(set, {
    lang: 'fr-FR',
    speaker: espeakSpeaker(),
    voices: ['fr', 'fr+f3', 'fr+m3', 'fr-ch', 'fr-be+f2'],
  })

/** Sentences by the voices of Pico, and by two of espeak. */
export const picoSet = (lang: ClipSet['lang'], set: SpokenSet): Promise<ClipSet> => {
  const voices = lang === 'en-US' ? ['en-US', 'en-GB'] : ['fr-FR']
  return spokenBy(set, { lang, speaker: picoSpeaker(voices), voices, outsideVoices: 1 })
}
export const espeakSet = (lang: ClipSet['lang'], set: SpokenSet): Promise<ClipSet> => {
  const voices = lang === 'en-US' ? ['en-US', 'en-US+f3'] : ['fr', 'fr+f3']
  return spokenBy(set, { lang, speaker: espeakSpeaker(), voices, outsideVoices: 1 })
}
