import { bandOf } from './bandOf.js'
import type { Ear } from './Ear.js'
import { hasWideband } from './models.js'
import { pitchOf } from './pitchOf.js'

// Men speak at 120 Hz and women at 210, children above.
const leastHighPitch = 140

/** @param samples mono PCM at 16 kHz. */
export function earOf(model: string, samples: Float32Array): Ear {
  if (hasWideband(model)) return bandOf(samples)
  return (pitchOf(samples) ?? 0) < leastHighPitch ? 'wide' : 'high'
}
