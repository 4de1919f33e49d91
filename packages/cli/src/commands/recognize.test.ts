import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allAudioFileTypes } from '@saywright/audio/signal'
import { aSoundFile } from '@saywright/audio/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFolder, runHere } from '../testing/aTerminal.js'

const person = new URL('../../../../services/voice/tests/audio/go-forward-ten-meters.wav', import.meta.url)
const go = `#BNF+EM V2.1;
!grammar go;
!start <go>;
!slot <unit>;
<go>: go !tag(DIRECTION, forward | backward) (one | ten) <unit>;
`

let folder: ReturnType<typeof aFolder>
beforeAll(() => {
  folder = aFolder({
    'go.bnf': go,
    'broken.bnf': go.replace('ten)', 'ten'),
    'turn.jsgf': '#JSGF V1.0; grammar turn; public <turn> = turn (left | right);',
    'unknown.jsgf': '#JSGF V1.0; grammar unknown; public <word> = flurbix;',
    'words.wav': 'these are words',
    'sounds/readme.txt': '',
  })
  writeFileSync(join(folder.path, 'person.wav'), readFileSync(person))
  writeFileSync(join(folder.path, 'long.mp3'), aSoundFile('mp3', 11))
  writeFileSync(join(folder.path, 'cut.flac'), aSoundFile('flac', 1).subarray(0, -100))
  for (const type of allAudioFileTypes)
    writeFileSync(join(folder.path, 'sounds', `tone.${type}`), aSoundFile(type, 1))
})
afterAll(() => folder.remove())

const run = (...words: string[]) => runHere(['recognize', ...words], { folder: folder.path })
const unit = ['--slot', 'unit=meters | steps']

describe('recognize', () => {
  it('prints the sentence of a person, its meaning and confidence', async () => {
    const { code, output, told } = await run('go.bnf', 'person.wav', ...unit)
    expect(output).toMatch(
      /^yes {2}person\.wav {2}go forward ten meters {2}DIRECTION=forward, unit=meters {2}score \d,\d{3}, threshold 5,000\n$/,
    )
    expect({ code, told }).toEqual({ code: 0, told: '' })
  })

  it('refuses a sentence of no grammar in the words of the product, and ends with 1', async () => {
    const { code, output } = await run('turn.jsgf', 'person.wav', '--threshold', '10000')
    expect(output).toMatch(
      /^no {3}person\.wav {2}Below the threshold\n {4}Heard “turn \w+” at [\d,]+, below 10,000\./,
    )
    expect(code).toBe(1)
  })

  it('listens to recordings of seven formats, and writes JSON by the names of the API', async () => {
    const { code, output } = await run('go.bnf', 'sounds', 'person.wav', ...unit, '--json')
    const results = JSON.parse(output)
    expect(results.map(({ file }: { file: string }) => file)).toEqual([
      ...allAudioFileTypes.map((type) => join('sounds', `tone.${type}`)).toSorted(),
      'person.wav',
    ])
    for (const silent of results.slice(0, -1))
      expect(silent).toMatchObject({ rejected: true, refusal: 'no_speech', hypotheses: [], threshold: 5000 })
    expect(results.at(-1)).toMatchObject({
      rejected: false,
      hypotheses: [
        {
          ...{ text: 'go forward ten meters', intent: null, slots: { unit: 'meters' } },
          entities: [
            { name: 'DIRECTION', value: 'forward' },
            { name: 'unit', value: 'meters', text: 'meters' },
          ],
        },
      ],
      tags: [{ name: 'DIRECTION', value: 'forward' }],
      ...{ single_hypothesis: true, quality: 'good' },
    })
    expect(results.at(-1).hypotheses[0].words[0]).toMatchObject({ text: 'go', start_ms: expect.any(Number) })
    expect(code).toBe(1)
  })

  it.each([
    [['go.bnf'], 2, 'Name a recording'],
    [['broken.bnf', 'person.wav'], 1, 'broken.bnf has errors, the first at 5:'],
    [['go.bnf', 'person.wav', '--language', 'xx-XX'], 2, 'No engine recognizes xx-XX.'],
    [['go.bnf', 'person.wav', '--threshold', '20000'], 2, 'from 0 to 10,000'],
    [['turn.jsgf', 'gone.wav'], 2, 'gone.wav cannot be read: ENOENT.'],
    [['turn.jsgf', 'words.wav'], 2, 'words.wav is no recording'],
    [['turn.jsgf', 'cut.flac'], 2, 'cut.flac cannot be read: it is damaged'],
    [['turn.jsgf', 'long.mp3'], 2, 'long.mp3 is too long: 10 s at most.'],
    [['unknown.jsgf', 'person.wav'], 2, 'The pronunciation of these words is unknown: flurbix.'],
  ])('%j ends with %i', async (words, code, sentence) => {
    const ended = await run(...words)
    expect(ended).toMatchObject({ code, output: '' })
    expect(ended.told).toContain(sentence)
  })
})
