import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { drawSpectrum } from './drawSpectrum.js'
import { spectrogramMessages } from './messages.js'
import { canvas as canvasClass, drifting, frame, heights } from './Spectrogram.css.js'
import type { SpectrumColumn } from './SpectrumColumn.js'
import { spectrumOfSamples } from './spectrumOfSamples.js'
import { spectrumOfUtterance } from './spectrumOfUtterance.js'

export type SpectrogramProps = {
  /** Mono PCM in [-1, 1]. Without it a sentence that nobody said is drawn. */
  samples?: Float32Array
  /** Samples per second (Hz). */
  sampleRate?: number
  /** The highest frequency drawn (Hz); at most half the sample rate. */
  highestFrequency?: number
  /** What was recorded, for the text of the picture. */
  name?: string
  /** Which sentence that nobody said. */
  seed?: number
  /** `fill` takes the height of what is around it. */
  height?: keyof typeof heights
  /** Moves very slowly, unless the person asked for less motion. */
  isDrifting?: boolean
  /** Hidden from screen readers, as behind a title. */
  isDecorative?: boolean
}

/** The picture of a sound: time to the right, frequency upwards, graphite to cobalt to warm white. */
export function Spectrogram({
  samples,
  sampleRate = 16_000,
  highestFrequency = 8000,
  name,
  seed = 7,
  height = 'medium',
  isDrifting,
  isDecorative,
}: SpectrogramProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const highest = Math.min(highestFrequency, sampleRate / 2)
  const column = useMemo(
    () => (samples ? spectrumOfSamples(samples, sampleRate, highest) : spectrumOfUtterance(seed)),
    [samples, sampleRate, highest, seed],
  )
  const isDrawn = useDrawing(ref, column)
  const summary = useSummary(samples && samples.length / sampleRate, highest, name)
  const named = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary }
  return (
    <div {...named} className={`${frame} ${heights[height]}`} data-drawn={isDrawn || undefined}>
      <canvas ref={ref} className={isDrifting ? `${canvasClass} ${drifting}` : canvasClass} />
    </div>
  )
}

/** Most pixels of a picture: more would take longer to draw than it would show. */
const most = { width: 1100, height: 720 }

/** Draws once at the size that the canvas has, and again when its sound changes. The browser scales it after that. */
function useDrawing(ref: RefObject<HTMLCanvasElement | null>, column: SpectrumColumn): boolean {
  const [drawn, setDrawn] = useState<SpectrumColumn>()
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const ending = new AbortController()
    canvas.width = Math.min(canvas.clientWidth, most.width)
    canvas.height = Math.min(canvas.clientHeight, most.height)
    void drawSpectrum(canvas, column, ending.signal).then((isWhole) => {
      if (isWhole) setDrawn(() => column)
    })
    return () => ending.abort()
  }, [ref, column])
  return drawn === column
}

function useSummary(seconds: number | undefined, highest: number, name: string | undefined): string {
  const t = useMessages(spectrogramMessages)
  const locale = useLocale()
  if (seconds === undefined) return name ?? t('utterance')
  const values = {
    seconds: seconds.toLocaleString(locale, { maximumFractionDigits: 1 }),
    kilohertz: (highest / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }),
  }
  return name ? t('named', { ...values, name }) : t('recording', values)
}
