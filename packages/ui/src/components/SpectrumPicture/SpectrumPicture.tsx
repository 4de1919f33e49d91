import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SpectrumColumn } from './SpectrumColumn.js'
import { canvas as canvasClass, drifting, frame, heights } from './SpectrumPicture.css.js'

export type SpectrumPictureProps = {
  /**
   * Spectrum to draw; without it, a synthetic utterance. A new function is drawn again, so keep the same one
   * between renders.
   */
  spectrum?: SpectrumColumn
  /**
   * Seed of the synthetic utterance.
   * @default 7
   */
  seed?: number
  /**
   * `fill` takes the height of the container.
   * @default 'medium'
   */
  height?: keyof typeof heights
  /**
   * Whether the picture moves slowly. It never does when the user prefers reduced motion.
   * @default false
   */
  isDrifting?: boolean | undefined
  /** Accessible name. Without it the picture is decorative and hidden from screen readers. */
  label?: string | undefined
}

/** Draws a spectrogram: time to the right, frequency upwards, from graphite over cobalt to warm white. */
export function SpectrumPicture({
  spectrum,
  seed = 7,
  height = 'medium',
  isDrifting,
  label,
}: SpectrumPictureProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const isDrawn = useDrawing(ref, spectrum ?? seed)
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <div {...named} className={`${frame} ${heights[height]}`} data-drawn={isDrawn || undefined}>
      <canvas ref={ref} className={isDrifting ? `${canvasClass} ${drifting}` : canvasClass} />
    </div>
  )
}

/** A spectrum, or the seed of a synthetic sentence. */
type Source = SpectrumColumn | number

/** Most pixels of a picture: more would take longer to draw than it would show. */
const most = { width: 1100, height: 720 }

/**
 * Draws once at the size that the canvas has, and again when its source changes. The browser scales it after that. What
 * draws comes after the words of the page, which can be read and typed into meanwhile.
 */
function useDrawing(ref: RefObject<HTMLCanvasElement | null>, source: Source): boolean {
  const [drawn, setDrawn] = useState<{ source: Source }>()
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const ending = new AbortController()
    canvas.width = Math.min(canvas.clientWidth, most.width)
    canvas.height = Math.min(canvas.clientHeight, most.height)
    void draw(canvas, source, ending.signal).then((isWhole) => {
      if (isWhole) setDrawn({ source })
    })
    return () => ending.abort()
  }, [ref, source])
  return drawn?.source === source
}

async function draw(canvas: HTMLCanvasElement, source: Source, signal: AbortSignal): Promise<boolean> {
  const { drawSpectrum, spectrumOfUtterance } = await import('./drawSound.js')
  const column = typeof source === 'number' ? spectrumOfUtterance(source) : source
  return !signal.aborted && drawSpectrum(canvas, column, signal)
}
