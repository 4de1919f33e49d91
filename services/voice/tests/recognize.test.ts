import { readFile } from 'node:fs/promises'
import { toPcm16 } from '@saywright/audio/signal'
import { noises } from '@saywright/engines/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands } from './support/commands.js'
import { createFlite, type Flite } from './support/createFlite.js'
import { encodeWav } from './support/encodeWav.js'
import { startVoiceProcess, type VoiceProcess } from './support/startVoiceProcess.js'

const robot =
  '#JSGF V1.0; grammar robot; public <go> = (go | move) (forward | backward) (one | two | ten) (meters | steps);'
const voices = ['slt', 'rms', 'awb', 'kal16']
const recorded = (name: string) => readFile(new URL(`./audio/${name}.wav`, import.meta.url))
const voiceAt = (index: number) => voices[index % voices.length] ?? 'slt'

let voice: VoiceProcess
let flite: Flite
let person: Buffer

beforeAll(async () => {
  ;[voice, flite, person] = await Promise.all([
    startVoiceProcess(),
    createFlite(),
    recorded('go-forward-ten-meters'),
  ])
})

afterAll(async () => {
  await Promise.all([voice.stop(), flite.close()])
})

describe('sounds that are not speech', () => {
  it.each([
    ['en-US', 'go'],
    ['en-US', 'yes | no'],
    ['en-US', 'zero | one | two | three | four | five | six | seven | eight | nine'],
    ['fr-FR', 'oui | non'],
  ])('are rejected by a short grammar: %s, %s', async (lang, choices) => {
    const jsgf = `#JSGF V1.0 UTF-8; grammar short; public <word> = ${choices};`
    // One of each kind, other ones than the rule was chosen on.
    for (const { kind, samples } of noises(1, 2)) {
      const response = await voice.recognize({ lang, jsgf, audio: encodeWav(toPcm16(samples), 16_000) })
      expect(response, kind).toMatchObject({ rejected: true, refusal: 'no_speech', hypotheses: [] })
    }
  })
})

describe('a person saying "go forward ten meters"', () => {
  it('is recognized with its words, in time, by a grammar that holds the sentence', async () => {
    const response = await voice.recognize({ lang: 'en-US', jsgf: robot, audio: person })
    expect(response).toMatchObject({ rejected: false, single_hypothesis: true, threshold: 5000 })
    expect(response.scoring_version).toBe(5)
    expect(response.engine).toEqual({ id: 'soundswallower', version: '0.6.3', model: 'en-us' })
    expect(response.hypotheses.map(({ text }) => text)).toEqual(['go forward ten meters'])
    const words = response.hypotheses[0]?.words ?? []
    expect(words.map(({ word }) => word)).toEqual(['go', 'forward', 'ten', 'meters'])
    // The sound rises out of the room, measured every 50 ms, at 0.50 s.
    expect(words[0]?.start_ms).toBeGreaterThan(350)
    expect(words[0]?.start_ms).toBeLessThan(600)
    expect(
      words.every(
        ({ start_ms, end_ms }, at) => end_ms > start_ms && start_ms >= (words[at - 1]?.start_ms ?? 0),
      ),
    ).toBe(true)
  })

  it('is rejected by grammars that do not hold the sentence', async () => {
    const other =
      '#JSGF V1.0; grammar g; public <look> = (turn | look) (left | right) (one | two) (times | steps);'
    const tickets = '#JSGF V1.0; grammar g; public <order> = two tickets for (tonight | tomorrow) please;'
    for (const jsgf of [other, commands.jsgf, tickets]) {
      const { rejected, refusal } = await voice.recognize({ lang: 'en-US', jsgf, audio: person })
      expect({ rejected, refusal }).toEqual({ rejected: true, refusal: 'below_threshold' })
    }
  })

  it('learns of a flaw of the recording only when it is rejected', async () => {
    const other = '#JSGF V1.0; grammar g; public <order> = two tickets for (tonight | tomorrow) please;'
    const samples = Float32Array.from({ length: (person.length - 44) / 2 }, (_, at) => {
      return person.readInt16LE(44 + 2 * at) / 32_768
    })
    const clipped = encodeWav(toPcm16(samples.map((value) => Math.max(-1, Math.min(1, value * 9)))), 16_000)
    const cutOff = encodeWav(toPcm16(samples.slice(0, 1.34 * 16_000)), 16_000)
    const ask = async (audio: Buffer, jsgf: string) => {
      const { rejected, refusal } = await voice.recognize({ lang: 'en-US', jsgf, audio })
      return { rejected, refusal }
    }
    expect(await ask(clipped, other)).toEqual({ rejected: true, refusal: 'clipped' })
    expect(await ask(clipped, robot)).toEqual({ rejected: false, refusal: undefined })
    expect(await ask(cutOff, other)).toEqual({ rejected: true, refusal: 'cut_off' })
  })

  it.each(['stop', 'yes | no', 'on | off', 'go', 'ten', 'go forward'])(
    'is rejected by a short grammar with other or fewer words: %s',
    async (choices) => {
      const jsgf = `#JSGF V1.0; grammar short; public <word> = ${choices};`
      expect((await voice.recognize({ lang: 'en-US', jsgf, audio: person })).rejected).toBe(true)
    },
  )

  it('moves with the threshold, and is taken whatever its confidence when the first result is wanted', async () => {
    const ask = (more: object) => voice.recognize({ lang: 'en-US', jsgf: robot, audio: person, ...more })
    const confidence = (await ask({})).hypotheses[0]?.confidence ?? 0
    expect(confidence).toBeGreaterThan(9000)
    expect((await ask({ threshold: confidence })).rejected).toBe(false)
    expect((await ask({ threshold: confidence + 1 })).rejected).toBe(true)
    expect((await ask({ threshold: confidence + 1, stop_at_first: true })).rejected).toBe(false)
  })

  it('gives the same answer again after another grammar', async () => {
    const first = await voice.recognize({ lang: 'en-US', jsgf: robot, audio: person })
    await voice.recognize({ lang: 'en-US', jsgf: commands.jsgf, audio: person })
    expect(await voice.recognize({ lang: 'en-US', jsgf: robot, audio: person })).toEqual(first)
  })
})

describe('Flite voices', () => {
  it('has ten sentences of the grammar right', async () => {
    const heard: (string | undefined)[] = []
    for (const [index, sentence] of commands.inside.entries()) {
      const audio = await flite.speak(voiceAt(index), sentence)
      const response = await voice.recognize({ lang: 'en-US', jsgf: commands.jsgf, audio })
      heard.push(response.rejected ? undefined : response.hypotheses[0]?.text)
    }
    expect(heard).toEqual(commands.inside)
  })

  it('rejects ten sentences outside the grammar', async () => {
    const taken: string[] = []
    for (const [index, sentence] of commands.outside.entries()) {
      const audio = await flite.speak(voiceAt(index), sentence)
      if (!(await voice.recognize({ lang: 'en-US', jsgf: commands.jsgf, audio })).rejected)
        taken.push(sentence)
    }
    expect(taken).toEqual([])
  })

  it('answers in the words of the grammar, capitals, quotes and accents included', async () => {
    const jsgf = '#JSGF V1.0 UTF-8; grammar g; public <c> = "Turn On" {state=on} the (KITCHEN | Café) lights;'
    const audio = await flite.speak('rms', 'turn on the kitchen lights')
    const response = await voice.recognize({ lang: 'en-US', jsgf, audio })
    expect(response.hypotheses[0]?.text).toBe('Turn On the KITCHEN lights')
  })
})

describe('any speech', () => {
  const please = '#JSGF V1.0; grammar g; public <c> = turn on [<GARBAGE>] please;'
  const door = '#JSGF V1.0; grammar g; public <c> = [<GARBAGE>] open the (garage | front) door;'

  it.each([
    [please, 'slt', 'turn on please', 'turn on please'],
    [please, 'rms', 'turn on the kitchen lights please', 'turn on please'],
    [please, 'kal16', 'turn on the radio in my bedroom please', 'turn on please'],
    [door, 'slt', 'open the front door', 'open the front door'],
    [door, 'rms', 'hello my friend open the garage door', 'open the garage door'],
  ] as const)('in %s accepts %s saying "%s" and reports "%s"', async (jsgf, speaker, sentence, text) => {
    const audio = await flite.speak(speaker, sentence)
    const response = await voice.recognize({ lang: 'en-US', jsgf, audio })
    expect(response).toMatchObject({ rejected: false, hypotheses: [{ text }] })
    expect(response.hypotheses[0]?.words.map(({ word }) => word).join(' ')).toBe(text)
  })

  it.each([please, door])('in %s takes nothing that lacks the command around it', async (jsgf) => {
    const taken: string[] = []
    for (const [index, sentence] of commands.outside.entries()) {
      const audio = await flite.speak(voiceAt(index), sentence)
      if (!(await voice.recognize({ lang: 'en-US', jsgf, audio })).rejected) taken.push(sentence)
    }
    expect(taken).toEqual([])
  })
})

describe('words missing from the dictionary', () => {
  const jsgf = '#JSGF V1.0; grammar g; public <c> = open (saywright | zorblatt | qwibbler);'

  it('are pronounced by espeak', async () => {
    const audio = await flite.speak('slt', 'open zorblatt')
    const response = await voice.recognize({ lang: 'en-US', jsgf, audio })
    expect(response).toMatchObject({ rejected: false, hypotheses: [{ text: 'open zorblatt' }] })
  })

  it.each([['kitchen window'], ['/ˈkɪtʃɪn ˈwɪndoʊ/']])(
    'have the given pronunciations: %s',
    async (pronunciation) => {
      const audio = await flite.speak('slt', 'open kitchen window')
      const words = [{ word: 'Zorblatt', pronunciations: [pronunciation] }]
      expect((await voice.recognize({ lang: 'en-US', jsgf, audio })).rejected).toBe(true)
      const response = await voice.recognize({ lang: 'en-US', jsgf, audio, words })
      expect(response).toMatchObject({ rejected: false, hypotheses: [{ text: 'open zorblatt' }] })
    },
  )

  it('are named when no engine can pronounce them', async () => {
    const words = [{ word: 'zorblatt', pronunciations: ['/☃/'] }]
    const response = await voice.post({ lang: 'en-US', jsgf, words, audio: person })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'pronunciation_missing',
      errors: { words: 'zorblatt' },
    })
  })
})

describe('French', () => {
  const jsgf = `#JSGF V1.0 UTF-8; grammar maison;
public <ordre> = (allume | éteins) la lumière (de la cuisine | du salon) | (ouvre | ferme) la porte du garage |
  règle le minuteur sur (deux | dix) minutes | quelle heure est-il;`

  it.each([
    ['fr-ouvre-la-porte-du-garage', 'ouvre la porte du garage'],
    // "éteins" and "minuteur" are not in the dictionary of the model.
    ['fr-eteins-la-lumiere-du-salon', 'éteins la lumière du salon'],
    ['fr-regle-le-minuteur-sur-dix-minutes', 'règle le minuteur sur dix minutes'],
  ])('recognizes %s', async (file, sentence) => {
    const response = await voice.recognize({ lang: 'fr-FR', jsgf, audio: await recorded(file) })
    expect(response).toMatchObject({ rejected: false, hypotheses: [{ text: sentence }] })
    expect(response.engine.model).toBe('fr-fr')
  })

  it('takes any speech where the grammar does', async () => {
    const free = '#JSGF V1.0 UTF-8; grammar maison; public <ordre> = règle le minuteur [<GARBAGE>] minutes;'
    const ask = async (file: string) =>
      voice.recognize({ lang: 'fr-FR', jsgf: free, audio: await recorded(file) })
    const response = await ask('fr-regle-le-minuteur-sur-dix-minutes')
    expect(response).toMatchObject({ rejected: false, hypotheses: [{ text: 'règle le minuteur minutes' }] })
    expect((await ask('fr-ouvre-la-porte-du-garage')).rejected).toBe(true)
  })

  it('rejects another sentence', async () => {
    const audio = await recorded('fr-mon-chat-dort-sur-le-canape')
    expect((await voice.recognize({ lang: 'fr-FR', jsgf, audio })).rejected).toBe(true)
  })
})
