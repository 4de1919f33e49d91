import { clippedAmplitude } from './clipping.js'
import { toDecibels } from './decibels.js'
import { silenceDecibels } from './silence.js'

const scaleDecibels = 60
const holdMilliseconds = 1500
const fallPerSecond = 0.5
const silenceMilliseconds = 3000

/** Reading of a level meter. Levels are fractions of its scale, in [0, 1]. */
export type MeterReading = {
  readonly level: number
  /** Peak hold: the highest recent level, held for 1.5 s, then falling by half the scale per second. */
  readonly hold: number
  /** Whether there was no sound for 3 s. */
  readonly isSilent: boolean
  /** Whether the signal reaches full scale. */
  readonly isClipping: boolean
  readonly heldMilliseconds: number
  readonly silentMilliseconds: number
}

export const restingMeter: MeterReading = {
  level: 0,
  hold: 0,
  isSilent: false,
  isClipping: false,
  heldMilliseconds: 0,
  silentMilliseconds: 0,
}

/** Position of an amplitude in [0, 1] on a scale of 60 dB: 0 at -60 dBFS and below, 1 at full scale. */
export function meterFraction(amplitude: number): number {
  return Math.min(1, Math.max(0, 1 + toDecibels(amplitude) / scaleDecibels))
}

/**
 * Computes the next reading of a meter.
 * @param peak largest amplitude since the last reading, in [0, 1].
 * @param milliseconds since the last reading, counted in samples.
 */
export function advanceMeter(last: MeterReading, peak: number, milliseconds: number): MeterReading {
  const level = meterFraction(peak)
  const silentMilliseconds = toDecibels(peak) < silenceDecibels ? last.silentMilliseconds + milliseconds : 0
  const reading = {
    level,
    isSilent: silentMilliseconds >= silenceMilliseconds,
    isClipping: peak >= clippedAmplitude,
    silentMilliseconds,
  }
  if (level >= last.hold) return { ...reading, hold: level, heldMilliseconds: 0 }
  const heldMilliseconds = last.heldMilliseconds + milliseconds
  const fall = heldMilliseconds > holdMilliseconds ? (fallPerSecond * milliseconds) / 1000 : 0
  return { ...reading, hold: Math.max(level, last.hold - fall), heldMilliseconds }
}
