import type { Row } from '../lib/outcome.ts'

interface Speed {
  /** The aim. */
  readonly aim: number
  /** The limit, beyond which the bench fails. */
  readonly most: number
}

/** Processor seconds per second of sound of whole recordings. */
export const fileSpeed: Speed = { aim: 0.25, most: 0.4 }

/** The same during speech: a sentence is recognized a moment after its end. */
export const liveSpeed: Speed = { aim: 0.12, most: 0.2 }

/** @param count how many recordings were measured. */
export function speedRow(of: string, factor: number, count: number, { aim, most }: Speed): Row {
  const verdict = factor > aim ? ', above the aim' : ''
  return {
    figure: `${of}, real-time factor`,
    value: `${factor.toFixed(3)} (n = ${count}${verdict})`,
    budget: `≤ ${most}, aim ${aim}`,
    ok: factor <= most,
  }
}
