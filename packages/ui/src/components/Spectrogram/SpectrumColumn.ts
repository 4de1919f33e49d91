/**
 * Writes the energy of one moment of a sound.
 *
 * @param moment place in the sound, in [0, 1].
 * @param energies filled with values in [0, 1], the lowest frequency first.
 */
export type SpectrumColumn = (moment: number, energies: Float32Array) => void
