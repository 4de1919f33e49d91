import { expect, it } from 'vitest'
import { createEndpointing } from './endpointing.js'

/** What happens at which frame: `#` is a frame with speech, `.` one without. */
function changesIn(frames: string, options: { silence?: number; longest?: number } = {}) {
  const endpointing = createEndpointing({ silence: options.silence, longest: options.longest ?? 1000 })
  return [...frames].flatMap((frame, at) => {
    const change = endpointing.next(frame === '#')
    return change === 'none' ? [] : [`${at} ${change}`]
  })
}

const speech = (count: number) => '#'.repeat(count)
const silence = (count: number) => '.'.repeat(count)

it('ignores a click, and takes 150 of 240 milliseconds of speech for a sentence', () => {
  expect(changesIn(`${speech(14)}${silence(30)}${speech(14)}`, { silence: 10 })).toEqual([])
  expect(changesIn(`${speech(8)}${silence(9)}${speech(7)}`, { silence: 50 })).toEqual(['23 began'])
})

it.each([10, 50, 1000])('TSILENCE %i frames of silence end a sentence, and one fewer do not', (frames) => {
  const said = speech(20)
  expect(changesIn(said + silence(frames - 1) + speech(1), { silence: frames, longest: 5000 })).toEqual([
    '14 began',
  ])
  expect(changesIn(said + silence(frames), { silence: frames })).toEqual([
    '14 began',
    `${19 + frames} silence`,
  ])
})

it('hears the next sentence after the first', () => {
  const sentence = speech(20) + silence(10)
  expect(changesIn(sentence + sentence, { silence: 10 })).toEqual([
    '14 began',
    '29 silence',
    '44 began',
    '59 silence',
  ])
})

it('ends a sentence that is as long as one may be; one whose silence is longer than that waits for it', () => {
  expect(changesIn(speech(60), { silence: 10, longest: 50 })).toEqual(['14 began', '49 length'])
  expect(changesIn(speech(20) + silence(80), { silence: 60, longest: 50 })).toEqual([
    '14 began',
    '79 silence',
  ])
  expect(changesIn(speech(20) + silence(40) + speech(5), { silence: 60, longest: 50 })).toEqual([
    '14 began',
    '60 length',
  ])
})

it('without TSILENCE a sentence is ended by its length alone', () => {
  expect(changesIn(speech(20) + silence(80), { longest: 50 })).toEqual(['14 began', '49 length'])
})
