import { expect } from 'vitest'
import { signalOf } from './signalOf.js'

/** What Node 26 answers. */
const expected: ReturnType<typeof signalOf> = {
  resampled: [0.017852898, 0.053806263, 0.025581861, 0.0221473, 0.041131418],
  spectrum: [1.171880245, 2.804951807, 0.983878403, 0.816783026, 0.056334372],
  scores: [0.204718707, 0.86868336, 0.93080925, 0.788927976, 0.211806466],
}

/** Expects what every platform answers: the code is one, its exponentials are those of the platform. */
export function expectSignal(weights: Uint8Array): void {
  const found = signalOf(weights)
  for (const kind of ['resampled', 'spectrum', 'scores'] as const) {
    const differences = found[kind].map((value, at) => Math.abs(value - expected[kind][at]!))
    expect(Math.max(...differences), kind).toBeLessThan(1e-5)
  }
}
