import { limits } from '@saywright/api/contract'
import { useLocale } from '@saywright/ui/i18n'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { pill, track, triedLine } from './MirrorHistogramPlot.css.js'
import { thresholdAfterKey, thresholdAt } from './thresholdAfterKey.js'

export type ThresholdPillProps = {
  label: string
  /** From 0 to 10000. */
  threshold: number
  onThreshold: (threshold: number) => void
}

/** The threshold as a pill under its line: dragged, pressed to a place among the scores, or moved by keys. */
export function ThresholdPill({ label, threshold, onThreshold }: ThresholdPillProps) {
  const words = new Intl.NumberFormat(useLocale()).format(threshold)
  const place = { left: `${(threshold / limits.confidenceMax) * 100}%` }
  const pillRef = useRef<HTMLDivElement>(null)
  const toPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onThreshold(thresholdAt((clientX - left) / width))
  }
  const press = (event: KeyboardEvent) => {
    const next = thresholdAfterKey(event.key, threshold)
    if (next === undefined) return
    event.preventDefault()
    onThreshold(next)
  }
  return (
    <div
      className={track}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        toPointer(event)
        // So that keys continue from where the pointer left it.
        pillRef.current?.focus({ preventScroll: true })
        event.preventDefault()
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) toPointer(event)
      }}
    >
      <div className={triedLine} style={place} />
      <div
        ref={pillRef}
        className={pill}
        style={place}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={limits.confidenceMin}
        aria-valuemax={limits.confidenceMax}
        aria-valuenow={threshold}
        aria-valuetext={words}
        onKeyDown={press}
      >
        {words}
      </div>
    </div>
  )
}
