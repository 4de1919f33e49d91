/**
 * Writes the spectrum of a sound at one time.
 * @param place time as a fraction of the duration, in [0, 1].
 * @param energies filled with values in [0, 1], the lowest frequency first.
 */
export type SpectrumColumn = (place: number, energies: Float32Array) => void
