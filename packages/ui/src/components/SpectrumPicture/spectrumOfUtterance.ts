import type { SpectrumColumn } from './SpectrumColumn.js'

type Formant = { place: number; glide: number; width: number; gain: number }
type Syllable = {
  start: number
  length: number
  pitch: number
  bend: number
  rise: number
  formants: Formant[]
}
type Hiss = { center: number; width: number; lowest: number; gain: number }

/**
 * Spectrum of a synthetic utterance: voiced syllables with harmonics and formants, and fricatives between
 * them. For pictures without a recording.
 * @param seed any integer; the same seed gives the same picture.
 */
export function spectrumOfUtterance(seed: number): SpectrumColumn {
  const random = randomOf(seed)
  const { syllables, hisses } = makeUtterance(random)
  return (place, energies) => {
    energies.fill(0)
    for (const syllable of syllables) addSyllable(syllable, place, energies)
    for (const hiss of hisses) addHiss(hiss, place, energies, random)
  }
}

/** @see Tommy Ettinger, "Mulberry32", 2017. */
function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

function makeUtterance(random: () => number) {
  const between = (least: number, most: number) => least + (most - least) * random()
  const formant = (least: number, most: number, gain: number): Formant => ({
    place: between(least, most),
    glide: between(-0.05, 0.05),
    width: between(0.028, 0.05),
    gain,
  })
  const syllables: Syllable[] = []
  const hisses: Hiss[] = []
  let start = 0.015
  while (start < 0.97) {
    const length = between(0.032, 0.068)
    syllables.push({
      start,
      length,
      pitch: between(0.0165, 0.023),
      bend: between(-0.16, 0.16),
      rise: between(-0.08, 0.08),
      formants: [
        formant(0.05, 0.14, 0.62),
        formant(0.2, 0.4, 0.85),
        formant(0.42, 0.54, 0.6),
        formant(0.6, 0.72, 0.42),
      ],
    })
    start += length
    if (random() < 0.34) {
      const width = between(0.008, 0.015)
      hisses.push({ center: start + width, width, lowest: between(0.52, 0.68), gain: between(0.18, 0.4) })
      start += width * 1.6
    }
    start += random() < 0.22 ? between(0.03, 0.06) : between(0.003, 0.01)
  }
  return { syllables, hisses }
}

function addSyllable(syllable: Syllable, place: number, energies: Float32Array) {
  const progress = (place - syllable.start) / syllable.length
  if (progress <= 0 || progress >= 1) return
  const strength = Math.sin(Math.PI * progress)
  const fromMiddle = progress - 0.5
  const pitch = syllable.pitch * (1 + syllable.bend * (1 - 4 * fromMiddle ** 2) + syllable.rise * fromMiddle)
  const rows = energies.length
  for (let row = 0; row < rows; row += 1) {
    const place = row / rows
    // Harmonics are at the multiples of the pitch and thin out towards the top.
    const harmonic = (0.5 + 0.5 * Math.cos((2 * Math.PI * place) / pitch)) ** 3
    let throat = 0.16 * (1 - place) ** 2
    for (const { place: center, glide, width, gain } of syllable.formants) {
      const distance = (place - center - glide * fromMiddle) / width
      if (distance > -4 && distance < 4) throat += gain * Math.exp(-distance * distance)
    }
    const energy = strength * throat * (0.06 + 0.94 * harmonic)
    if (energy > energies[row]!) energies[row] = Math.min(1, energy)
  }
}

function addHiss(hiss: Hiss, place: number, energies: Float32Array, random: () => number) {
  const distance = (place - hiss.center) / hiss.width
  if (distance < -2.5 || distance > 2.5) return
  const strength = hiss.gain * Math.exp(-distance * distance)
  const rows = energies.length
  for (let row = Math.floor(rows * (hiss.lowest - 0.12)); row < rows; row += 1) {
    // It comes up slowly, is loudest at about four fifths of the height and thins out again.
    const edge = Math.min(1, (row / rows - hiss.lowest + 0.12) / 0.3)
    const thinning = 1 - 0.65 * Math.max(0, (row / rows - 0.8) / 0.2)
    const energy = strength * edge * thinning * (0.3 + 0.7 * random())
    if (energy > energies[row]!) energies[row] = energy
  }
}
