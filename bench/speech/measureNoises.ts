import { readFileSync } from 'node:fs'
import { encodeWav } from '@saywright/audio/signal'
import { noises } from '@saywright/engines/testing'
import type { Hearing } from '../lib/startHearing.ts'
import type { Count } from './measurePeople.ts'
import { type RecordedKind, recordedSounds } from './recordedSounds.ts'
import { shortGrammars } from './shortGrammars.ts'

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

const eachKind = 2
/** One pair of a small grammar and a recorded sound of so many; each sound meets as many grammars, and the other way round. */
const everyPair = 4

interface Sampling {
  /** Takes one pair of a grammar and a sound of so many, and as many of each kind of sound. */
  readonly every?: number
  /** Which sounds are made; by itself others than those on which the rule was chosen, and than those of the tests. */
  readonly seed?: number
}

/** How many sounds without speech a language's short grammars take for a command. */
export async function measureNoises(
  hearing: Hearing,
  lang: keyof typeof grammars,
  { every = 1, seed = 3 }: Sampling = {},
): Promise<Count> {
  const sounds = noises(eachKind, seed).map(({ samples }) =>
    Buffer.from(encodeWav({ channels: [samples], sampleRate: 16_000 })),
  )
  const counted = { count: 0, total: 0 }
  for (const [row, choices] of grammars[lang].entries()) {
    const jsgf = `#JSGF V1.0 UTF-8; grammar short; public <word> = ${choices};`
    for (const audio of sounds.filter((_, at) => (at + eachKind * row) % every === 0)) {
      counted.total++
      if (!(await hearing.recognize({ lang, jsgf, audio })).rejected) counted.count++
    }
  }
  return counted
}

/** How many recorded sounds without speech a language's small grammars take for a command, by their kind. */
export async function measureRecorded(
  hearing: Hearing,
  lang: keyof typeof grammars,
): Promise<Readonly<Record<RecordedKind, Count>>> {
  const counts = {
    animals: { count: 0, total: 0 },
    household: { count: 0, total: 0 },
    music: { count: 0, total: 0 },
  }
  const sounds = recordedSounds()
  for (const [row, choices] of shortGrammars[lang].entries()) {
    const jsgf = `#JSGF V1.0 UTF-8; grammar short; public <word> = ${choices.join(' | ')};`
    for (const { kind, file } of sounds.filter((_, at) => (at + row) % everyPair === 0)) {
      counts[kind].total++
      const { rejected } = await hearing.recognize({ lang, jsgf, audio: readFileSync(file) })
      if (!rejected) counts[kind].count++
    }
  }
  return counts
}
