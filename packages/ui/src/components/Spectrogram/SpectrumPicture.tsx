import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { canvas as canvasClass, drifting, frame, heights } from './Spectrogram.css.js'
import type { Sound } from './spectrumOf.js'

export type SpectrumPictureProps = Partial<Sound> & {
  height?: keyof typeof heights
  isDrifting?: boolean | undefined
  /** What it shows; hidden from screen readers without it, as behind a title. */
  label?: string | undefined
}

/** The picture of a sound without the words about it. */
export function SpectrumPicture({
  samples,
  sampleRate = 16_000,
  highest = 8000,
  seed = 7,
  height = 'medium',
  isDrifting,
  label,
}: SpectrumPictureProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const sound = useMemo(() => ({ samples, sampleRate, highest, seed }), [samples, sampleRate, highest, seed])
  const isDrawn = useDrawing(ref, sound)
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <div {...named} className={`${frame} ${heights[height]}`} data-drawn={isDrawn || undefined}>
      <canvas ref={ref} className={isDrifting ? `${canvasClass} ${drifting}` : canvasClass} />
    </div>
  )
}

/** Most pixels of a picture: more would take longer to draw than it would show. */
const most = { width: 1100, height: 720 }

/**
 * Draws once at the size that the canvas has, and again when its sound changes. The browser scales it after that. What
 * draws comes after the words of the page, which can be read and typed into meanwhile.
 */
function useDrawing(ref: RefObject<HTMLCanvasElement | null>, sound: Sound): boolean {
  const [drawn, setDrawn] = useState<Sound>()
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const ending = new AbortController()
    canvas.width = Math.min(canvas.clientWidth, most.width)
    canvas.height = Math.min(canvas.clientHeight, most.height)
    void drawSound(canvas, sound, ending.signal).then((isWhole) => {
      if (isWhole) setDrawn(sound)
    })
    return () => ending.abort()
  }, [ref, sound])
  return drawn === sound
}

async function drawSound(canvas: HTMLCanvasElement, sound: Sound, signal: AbortSignal): Promise<boolean> {
  const { drawSpectrum, spectrumOf } = await import('./spectrumOf.js')
  return !signal.aborted && drawSpectrum(canvas, spectrumOf(sound), signal)
}
