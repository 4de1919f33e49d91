import { encodeWav } from '@saywright/audio/signal'
import { noises } from '@saywright/engines/testing'
import type { VoiceProcess } from '../../services/voice/tests/support/startVoiceProcess.ts'
import type { Count } from './measurePeople.ts'

/** Short grammars, which take anything for a command most easily. */
const grammars = {
  'en-US': [
    'go',
    'stop',
    'yes | no',
    'on | off',
    'one | two | three | four | five | six | seven | eight | nine',
  ],
  'fr-FR': [
    'oui',
    'stop',
    'oui | non',
    'marche | arrêt',
    'un | deux | trois | quatre | cinq | six | sept | huit | neuf',
  ],
} as const

// Other sounds than those on which the rule was chosen, and than those of the tests.
const seed = 3
const eachKind = 2

/** How many sounds that are no speech a language's short grammars take for a command. */
export async function measureNoises(voice: VoiceProcess, lang: keyof typeof grammars): Promise<Count> {
  const sounds = noises(eachKind, seed).map(({ samples }) =>
    Buffer.from(encodeWav({ channels: [samples], sampleRate: 16_000 })),
  )
  let count = 0
  for (const choices of grammars[lang]) {
    const jsgf = `#JSGF V1.0 UTF-8; grammar short; public <word> = ${choices};`
    for (const audio of sounds) if (!(await voice.recognize({ lang, jsgf, audio })).rejected) count++
  }
  return { count, total: sounds.length * grammars[lang].length }
}
