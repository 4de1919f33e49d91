import { expect, test } from 'vitest'
import { speakerOf } from './speakerOf.js'

test.each([
  ['nadia-03.wav', 'nadia'],
  ['Tom_12.flac', 'tom'],
  ['inès 7.m4a', 'inès'],
  ['go-forward-ten-meters-grace-middle-normal-none.wav', 'grace'],
  ['stop-noah-deep-fast-loud-street-tiled.wav', 'noah'],
  ['door-slam-02.wav', undefined],
  ['door.wav', undefined],
  ['2026-11-20.wav', undefined],
])('%s is of %s', (name, speaker) => expect(speakerOf(name)).toBe(speaker))
