import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SpectrumColumn } from './SpectrumColumn.js'
import { canvas as canvasClass, drifting, frame, heights } from './SpectrumPicture.css.js'

export type SpectrumPictureProps = {
  /** What is drawn; a sentence that nobody said without it. Another function is drawn anew, so keep it between renders. */
  spectrum?: SpectrumColumn
  /** Which sentence that nobody said. */
  seed?: number
  /** `fill` takes the height of what is around it. */
  height?: keyof typeof heights
  /** Moves very slowly, unless the person asked for less motion. */
  isDrifting?: boolean | undefined
  /** What it shows; hidden from screen readers without it, as behind a title. */
  label?: string | undefined
}

/** The picture of a spectrum: time to the right, frequency upwards, graphite to cobalt to warm white. */
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

/** A spectrum, or the seed of a sentence that nobody said. */
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
