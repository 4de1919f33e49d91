import { readFileSync } from 'node:fs'
import { limits } from '@saywright/api/contract'
import { describe, expect, it, test } from 'vitest'
import { findSpeech, type Speech } from '../../voice-activity/findSpeech.js'
import { loadSilero } from '../listening/loadSilero.js'
import { recordingFlaw } from './recordingFlaw.js'

const rate = limits.audioSampleRateHertz
const windows = (from: number, count: number): Speech => ({
  places: Array.from({ length: count }, (_, at) => from + 0.016 + at * 0.032),
})
/** Two seconds of silence with a tone of 200 Hz from one time to another, cut at full scale. */
const tone = (from: number, to: number, amplitude: number) =>
  Float32Array.from({ length: 2 * rate }, (_, at) => {
    const isSounding = at >= from * rate && at < to * rate
    return isSounding ? Math.max(-1, Math.min(1, amplitude * Math.sin((at * 400 * Math.PI) / rate))) : 0
  })
const middle = windows(0.512, 20)

describe('made signals', () => {
  test.each([
    ['4 windows of voice, below 150 ms', { speech: windows(0.512, 4), leastPhones: 1 }, 'too_short'],
    ['5 windows of voice', { speech: windows(0.512, 5), leastPhones: 1 }, undefined],
    ['0.64 s for 17 phones', { speech: middle, leastPhones: 17 }, 'too_short'],
    ['0.64 s for 16 phones', { speech: middle, leastPhones: 16 }, undefined],
    ['a grammar without a sentence', { speech: middle, leastPhones: Infinity }, undefined],
  ] as const)('%s', (_, given, flaw) => {
    expect(recordingFlaw({ samples: tone(0.5, 1.2, 0.3), ...given })).toBe(flaw)
  })

  test.each([
    ['a tone below full scale', tone(0.5, 1.2, 0.99), undefined],
    ['a tone that is cut in every window', tone(0.5, 1.2, 1.5), 'clipped'],
    ['a tone that is cut in 2 of 20 windows', join(tone(0.5, 1.2, 0.9), tone(0.512, 0.576, 1.5)), undefined],
    ['a tone that is cut in 3 of 20 windows', join(tone(0.5, 1.2, 0.9), tone(0.512, 0.608, 1.5)), 'clipped'],
    ['a cut sound outside the speech', join(tone(0.5, 1.2, 0.3), tone(1.5, 1.9, 1.5)), undefined],
    ['two samples in a row at full scale', pairs(tone(0.5, 1.2, 0.5)), undefined],
  ])('%s', (_, samples, flaw) => {
    expect(recordingFlaw({ samples, speech: middle, leastPhones: 3 })).toBe(flaw)
  })

  test.each([
    ['voice at the first sample', tone(0, 0.64, 0.5), windows(0, 20), 'cut_off'],
    ['voice at the last sample', tone(1.36, 2, 0.5), windows(1.36, 20), 'cut_off'],
    ['voice that begins after 70 ms', tone(0, 0.64, 0.5), windows(0.07, 18), undefined],
    ['voice that ends 70 ms before the end', tone(1.36, 2, 0.5), windows(1.354, 18), undefined],
    ['voice that the recording begins before', tone(0.02, 0.64, 0.5), windows(0, 20), undefined],
    ['voice that fades before the end', tone(1.36, 1.98, 0.5), windows(1.36, 20), undefined],
  ])('%s', (_, samples, speech, flaw) => {
    expect(recordingFlaw({ samples, speech, leastPhones: 3 })).toBe(flaw)
  })
})

describe('a person saying "go forward ten meters"', () => {
  const file = readFileSync(new URL('./go-forward-ten-meters.wav', import.meta.url))
  const samples = Float32Array.from({ length: (file.length - 44) >> 1 }, (_, at) => {
    return file.readInt16LE(44 + 2 * at) / 32_768
  })
  const silero = loadSilero()
  const flawOf = (heard: Float32Array) => {
    const speech = findSpeech(silero, heard)
    return speech && recordingFlaw({ samples: heard, speech, leastPhones: 14 })
  }
  const louder = (decibels: number) => {
    const factor = 10 ** (decibels / 20) / Math.max(...samples.map(Math.abs))
    return samples.map((value) => Math.max(-1, Math.min(32_767 / 32_768, value * factor)))
  }

  it('has no flaw, as loud as it can be either', () => {
    expect(flawOf(samples)).toBeUndefined()
    expect(flawOf(louder(0))).toBeUndefined()
  })
  it('is clipped 6 dB beyond full scale', () => expect(flawOf(louder(6))).toBe('clipped'))
  it('is cut off in the middle of a word', () => {
    expect(flawOf(samples.slice(0, 1.34 * rate))).toBe('cut_off')
    expect(flawOf(samples.slice(1.34 * rate))).toBe('cut_off')
  })
  it('is too short with its first word alone', () => {
    const word = new Float32Array(rate)
    word.set(samples.slice(0.45 * rate, 0.8 * rate), 0.3 * rate)
    expect(flawOf(word)).toBe('too_short')
  })
})

function join(...all: readonly Float32Array[]): Float32Array {
  return all.reduce((one, other) => one.map((value, at) => (other[at] === 0 ? value : (other[at] as number))))
}

function pairs(samples: Float32Array): Float32Array {
  return samples.map((value, at) => (value !== 0 && at % 20 < 2 ? 1 : value))
}
