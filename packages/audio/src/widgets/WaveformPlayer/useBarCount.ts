import type { RefCallback } from 'react'
import { useWidth } from '../useWidth.js'
import { barPitch } from '../Waveform/bars.js'

/** How many bars fit the width of an element, and the ref that measures it. 0 before it is drawn. */
export function useBarCount(): readonly [count: number, measure: RefCallback<HTMLElement>] {
  const [width, measure] = useWidth()
  return [Math.floor(width / barPitch), measure]
}
