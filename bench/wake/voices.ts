import { createEspeak } from '../../services/voice/tests/support/createEspeak.ts'
import { createFlite } from '../../services/voice/tests/support/createFlite.ts'
import { encodeWav } from '../../services/voice/tests/support/encodeWav.ts'
import { createPicoSpeech } from '../speech/picoSpeech.ts'

/** Voices that say the reported words: in English none of those on which the operating point was chosen. */
export const voices = {
  'en-US': ['flite awb', 'flite kal16', 'pico en-GB', 'espeak gmw/en', 'espeak en-US+f3'],
  'fr-FR': ['pico fr-FR', 'espeak fr+f3', 'espeak fr-be+m3'],
  'es-ES': ['pico es-ES', 'espeak roa/es', 'espeak roa/es+f3'],
} as const

export interface Speaking {
  /** A WAV file. */
  say(voice: string, text: string): Promise<Buffer>
  close(): Promise<void>
}

export function startSpeaking(): Speaking {
  const flite = createFlite()
  const espeak = createEspeak()
  const picos = new Map<string, ReturnType<typeof createPicoSpeech>>()
  return {
    async say(voice, text) {
      const [engine, name = ''] = voice.split(' ')
      if (engine === 'flite') return flite.speak(name, text)
      if (engine === 'espeak') {
        const { samples, sampleRate } = await espeak.speak(name, text)
        return encodeWav(samples, sampleRate)
      }
      const pico = picos.get(name) ?? createPicoSpeech(name)
      picos.set(name, pico)
      return pico.speak(text)
    },
    async close() {
      espeak.close()
      await Promise.all([flite.close(), ...[...picos.values()].map((pico) => pico.close())])
    },
  }
}
