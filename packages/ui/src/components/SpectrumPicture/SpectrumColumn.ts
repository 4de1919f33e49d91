/**
 * Writes the energies of one point of time of a sound.
 *
 * @param place point of time as a fraction of the whole, in [0, 1].
 * @param energies filled with values in [0, 1], the lowest frequency first.
 */
export type SpectrumColumn = (place: number, energies: Float32Array) => void
