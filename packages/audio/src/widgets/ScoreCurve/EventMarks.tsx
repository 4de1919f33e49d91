import { fractionOf } from '../ThresholdTuner/thresholdScale.js'
import { EventShape } from './EventShape.js'
import { writtenLabels } from './markLabels.js'
import { type heights, mark, markWord, plotHeights } from './ScoreCurve.css.js'
import type { PlacedSound, TimeWindow } from './timeline.js'

type EventMarksProps = {
  sounds: readonly PlacedSound[]
  window: TimeWindow
  /** Of the plot, in px. */
  width: number
  height: keyof typeof heights
}

// A word whose mark is nearer to an edge begins or ends there.
const edge = 60

/** What was recognized in a window, as marks with their words; the same is in a table for screen readers. */
export function EventMarks({ sounds, window: { from, to }, width, height }: EventMarksProps) {
  const marks = sounds.flatMap((sound, index) =>
    (sound.events ?? [])
      .map((event) => ({ ...event, sound: index, place: (sound.from + event.seconds - from) / (to - from) }))
      .filter(({ place }) => place >= 0 && place <= 1),
  )
  const written = writtenLabels(
    marks.map(({ place, score, word }) => ({
      x: place * width,
      y: fractionOf(score) * plotHeights[height],
      word,
    })),
  )
  return (
    <div aria-hidden>
      {marks.map(({ kind, word, place, score, sound, seconds }, index) => (
        <div
          key={`${sound} ${seconds} ${kind} ${word}`}
          className={mark}
          style={{ left: `${place * 100}%`, bottom: `${fractionOf(score) * 100}%` }}
        >
          <EventShape kind={kind} />
          {written[index] && (
            <span className={markWord} dir="auto" data-edge={edgeOf(place * width, width)}>
              {word}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

function edgeOf(x: number, width: number) {
  if (x < edge) return 'start'
  return x > width - edge ? 'end' : undefined
}
