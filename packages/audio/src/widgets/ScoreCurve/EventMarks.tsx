import { fractionOf } from '../ThresholdTuner/thresholdScale.js'
import { EventShape } from './EventShape.js'
import { placeWords } from './markLabels.js'
import { type heights, mark, markWord, plotHeights } from './ScoreCurve.css.js'
import type { PlacedSound, TimeWindow } from './timeline.js'

type EventMarksProps = {
  sounds: readonly PlacedSound[]
  window: TimeWindow
  /** Of the plot, in px. */
  width: number
  height: keyof typeof heights
  /** From 0 to 10,000. */
  threshold: number
}

// A word whose mark is nearer to an edge begins or ends there.
const edge = 60
// Of a mark in px, whose lower edge its word is placed from.
const markRadius = 6

/** What was recognized in a window, as marks with their words; the same is in a table for screen readers. */
export function EventMarks({ sounds, window: { from, to }, width, height, threshold }: EventMarksProps) {
  const marks = sounds.flatMap((sound, index) =>
    (sound.events ?? [])
      .map((event) => ({ ...event, sound: index, place: (sound.from + event.seconds - from) / (to - from) }))
      .filter(({ place }) => place >= 0 && place <= 1),
  )
  const yOf = (score: number) => fractionOf(score) * plotHeights[height]
  const feet = placeWords(
    marks.map(({ place, score, word }) => ({ x: place * width, y: yOf(score), word })),
    yOf(threshold),
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
          {feet[index] !== undefined && (
            <span
              className={markWord}
              style={{ bottom: feet[index] - yOf(score) + markRadius }}
              data-edge={edgeOf(place * width, width)}
            >
              <bdi>{word}</bdi>
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
