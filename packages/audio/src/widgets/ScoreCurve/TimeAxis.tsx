import { useLanguageTag } from '@saywright/ui/i18n'
import { useWidth } from '../useWidth.js'
import { formatMinutes } from './formatMinutes.js'
import { axis, soundName, tick } from './ScoreCurve.css.js'
import { type PlacedSound, type TimeWindow, timeTicks } from './timeline.js'

// Room for one time, in px.
const tickWidth = 64

/** Times below a curve, or the names of its sounds where there are several. */
export function TimeAxis({ sounds, window }: { sounds: readonly PlacedSound[]; window: TimeWindow }) {
  const locale = useLanguageTag()
  const [width, measure] = useWidth()
  const { from, to } = window
  const percent = (seconds: number) => ((seconds - from) / (to - from)) * 100
  return (
    <div ref={measure} className={axis} dir="ltr" aria-hidden>
      {sounds.length > 1
        ? sounds
            .filter((sound) => sound.to > from && sound.from < to)
            .map((sound) => {
              const left = Math.max(0, percent(sound.from))
              const width = Math.min(100, percent(sound.to)) - left
              return (
                <span
                  key={sound.from}
                  className={soundName}
                  style={{ left: `${left}%`, width: `${width}%` }}
                  dir="auto"
                >
                  {sound.name}
                </span>
              )
            })
        : timeTicks(window, Math.max(1, Math.floor(width / tickWidth))).map((seconds) => (
            <span
              key={seconds}
              className={tick}
              style={{ left: `${percent(seconds)}%` }}
              data-edge={edgeOf(percent(seconds))}
            >
              {formatMinutes(seconds, locale)}
            </span>
          ))}
    </div>
  )
}

function edgeOf(percent: number) {
  if (percent < 2) return 'start'
  return percent > 98 ? 'end' : undefined
}
