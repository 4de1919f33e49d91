import { duotone } from './duotone.js'
import { inSlices } from './inSlices.js'
import type { SpectrumColumn } from './SpectrumColumn.js'

/**
 * Draws a spectrum on a canvas, column by column, low frequencies at the bottom.
 * @returns a promise of true when the picture is complete, of false when `signal` aborted it.
 */
export function drawSpectrum(
  canvas: HTMLCanvasElement,
  column: SpectrumColumn,
  signal: AbortSignal,
): Promise<boolean> {
  const context = canvas.getContext('2d', { alpha: false })
  const { width, height } = canvas
  if (!context || width === 0 || height === 0) return Promise.resolve(false)
  const energies = new Float32Array(height)
  const strip = context.createImageData(1, height)
  return inSlices(
    width,
    (x) => {
      column((x + 0.5) / width, energies)
      for (let row = 0; row < height; row += 1) {
        const color = Math.round(energies[height - 1 - row]! * 255) * 3
        strip.data.set([duotone[color]!, duotone[color + 1]!, duotone[color + 2]!, 255], row * 4)
      }
      context.putImageData(strip, x, 0)
    },
    signal,
  )
}
