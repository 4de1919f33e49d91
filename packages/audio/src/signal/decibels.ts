/**
 * Converts an amplitude to decibels.
 * @param amplitude in [0, 1].
 * @returns decibels relative to full scale (dBFS), 0 or less; -Infinity for silence.
 */
export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(amplitude)
}

/**
 * Converts decibels to an amplitude.
 * @param decibels relative to full scale (dBFS).
 * @returns the amplitude; 1 at 0 dB.
 */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20)
}
