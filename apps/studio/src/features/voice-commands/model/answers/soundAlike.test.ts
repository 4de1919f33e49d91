import { analyze } from '@saywright/grammar'
import { expect, it } from 'vitest'
import { comparedSentences } from './comparedSentences.js'
import { soundAlikePairs } from './soundAlikePairs.js'

const analysis = analyze(`#BNF+EM V2.1;
!grammar lamps;
!start <main>;
!slot <row>;
<main>: !tag(LIGHT, light) two | !tag(RIGHT, right) to | row <row> | [a] lamp;
`)
const slots = { row: ['fifteen', 'fifty'] }
const phonemes = new Map(
  Object.entries({
    ...{
      light: '[laɪt]',
      right: '[ɹaɪt]',
      two: '[tuː]',
      to: '[tuː]',
      row: '[ɹoʊ]',
      a: '[ə]',
      lamp: '[læmp]',
    },
    ...{ fifteen: '[fɪf][ˈtiːn]', fifty: '[ˈfɪf][tiː]' },
  }),
)

it('compares each alternative and slot value once, and asks for the words of these sentences alone', () => {
  const compared = comparedSentences(analysis.compiled, slots)
  expect(compared.sentences).toEqual(['light two', 'right to', 'row fifteen', 'lamp', 'row fifty', 'a lamp'])
  expect(compared.words.map(({ word }) => word)).toEqual([...phonemes.keys()].toSorted())
  expect(compared.isCut).toBe(false)
})

it('stops before there are more words than it asks for', () => {
  const words = Array.from({ length: 150 }, (_, at) => `word${at} other${at}`)
  const compared = comparedSentences(analysis.compiled, { row: words })
  expect(compared.isCut).toBe(true)
  expect(compared.words.length).toBeLessThanOrEqual(250)
  expect(compared.sentences.length).toBeGreaterThan(100)
})

it('says what comes of taking one for the other', () => {
  const sentences = ['light two', 'right to', 'row fifteen', 'lamp', 'row fifty', 'a lamp']
  const { pairs } = soundAlikePairs(analysis, slots, sentences, phonemes)
  expect(
    pairs.map(({ sentences: both, confusion, intents }) => [
      both.map(({ text }) => text),
      confusion,
      intents,
    ]),
  ).toEqual([
    [['light two', 'right to'], 'intent', [['LIGHT'], ['RIGHT']]],
    [['row fifteen', 'row fifty'], 'value', [[], []]],
    [['lamp', 'a lamp'], 'words', [[], []]],
  ])
})

it('sees that an optional word changes no meaning, and lets the gravest of one distance come first', () => {
  const optional = analyze(
    '#BNF+EM V2.1;\n!grammar g;\n!start <m>;\n<m>: !tag(LAMP, lamp) [a] | !tag(RAMP, ramp) [a];\n',
  )
  const sounds = new Map([...phonemes, ['ramp', '[ɹæmp]']])
  const found = soundAlikePairs(optional, {}, ['lamp', 'lamp a', 'ramp', 'ramp a'], sounds).pairs
  expect(found.map(({ confusion }) => confusion)).toEqual(['intent', 'intent', 'none', 'none'])
})
