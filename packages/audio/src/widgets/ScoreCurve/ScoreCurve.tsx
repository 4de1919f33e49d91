import { type Category, type Status, StatusBadge, VisuallyHidden } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { type ReactNode, type Ref, useMemo } from 'react'
import { formatLength } from '../formatTime.js'
import { ThresholdTuner } from '../ThresholdTuner/ThresholdTuner.js'
import { EventTable } from './EventTable.js'
import { scoreCurveMessages } from './messages.js'
import * as css from './ScoreCurve.css.js'
import type { ScoredSound } from './ScoredSound.js'
import { ScoreLegend } from './ScoreLegend.js'
import { ScorePlot } from './ScorePlot.js'
import { TimeAxis } from './TimeAxis.js'
import { TimeBar } from './TimeBar.js'
import { placeSounds } from './timeline.js'
import { useTimeWindow } from './useTimeWindow.js'

/**
 * What is drawn: `ready`, whole recordings; `loading`, before their scores are there; `live`, the sound of a
 * microphone up to now; `paused` and `ended`, what came until it was stopped.
 */
export type ScoreCurveState = 'ready' | 'loading' | 'live' | 'paused' | 'ended'

export type ScoreCurveProps = {
  /** Accessible name: whose scores they are. */
  label: string
  /** The sounds one after the other: recordings, or one sound that grows while it is live. Pass the same array while nothing changes. */
  sounds: readonly ScoredSound[]
  /**
   * Length of the step of a score in milliseconds.
   * @default 100
   */
  stepMilliseconds?: number
  /** The threshold, from 0 to 10,000: above it the area is brighter. */
  threshold: number
  /** Called with another threshold, a multiple of 100. Without it the threshold is shown alone. */
  onThresholdChange?: ((threshold: number) => void) | undefined
  /**
   * What is drawn.
   * @default 'ready'
   */
  state?: ScoreCurveState
  /** Length of the time that is shown at once, in seconds; all of it without one. The rest is scrolled to. */
  windowSeconds?: number | undefined
  /**
   * Height of the plot: 140, 240 or 340 px.
   * @default 'medium'
   */
  height?: 'small' | 'medium' | 'large'
  /**
   * Hue of the curve.
   * @default 'category1'
   */
  category?: Category
  /**
   * Whether the meaning of the marks and the state are shown above. Use `false` with a `ScoreLegend` elsewhere.
   * @default true
   */
  hasLegend?: boolean
  /** Sentence in the place of a curve while there is no score. */
  empty?: ReactNode
  ref?: Ref<HTMLFieldSetElement>
}

const badges = { live: 'running', paused: 'waiting', ended: 'ended' } as const satisfies Partial<
  Record<ScoreCurveState, Status>
>

/** Draws scores over time with what was recognized, and the threshold over them. */
export function ScoreCurve({
  label,
  sounds,
  stepMilliseconds = 100,
  threshold,
  onThresholdChange,
  state = 'ready',
  windowSeconds,
  height = 'medium',
  category = 'category1',
  hasLegend = true,
  empty,
  ref,
}: ScoreCurveProps) {
  const t = useMessages(scoreCurveMessages)
  const locale = useLanguageTag()
  const stepSeconds = stepMilliseconds / 1000
  const placed = useMemo(() => placeSounds(sounds, stepSeconds), [sounds, stepSeconds])
  const total = placed.at(-1)?.to ?? 0
  const isStream = state === 'live' || state === 'paused' || state === 'ended'
  const scroll = useTimeWindow({ total, size: windowSeconds, isStream })
  const isLoading = state === 'loading'
  const shown = isLoading ? [] : placed
  const summary = useMemo(
    () =>
      t('summary', {
        label,
        length: formatLength(Math.round(total), locale),
        highest: new Intl.NumberFormat(locale).format(highestScore(sounds)),
      }),
    [t, label, total, locale, sounds],
  )
  const filler = isLoading ? t('loading') : total === 0 ? (empty ?? t('empty')) : undefined
  const badge = state in badges ? (state as keyof typeof badges) : undefined
  return (
    <fieldset
      ref={ref}
      className={`${css.frame} ${css.hues[category]}`}
      aria-label={label}
      aria-busy={isLoading}
      data-state={state}
    >
      {hasLegend && (
        <div className={css.top}>
          <ScoreLegend />
          {badge && <StatusBadge status={badges[badge]}>{t(badge)}</StatusBadge>}
        </div>
      )}
      <div className={css.body} dir="ltr">
        <ThresholdTuner
          label={t('threshold')}
          value={threshold}
          onChange={onThresholdChange}
          orientation="vertical"
          isPlotPressable={false}
        >
          <ScorePlot sounds={shown} window={scroll.window} {...{ summary, stepSeconds, threshold, height }} />
          {filler !== undefined && (
            <div className={isLoading ? `${css.words} ${css.loading}` : css.words} dir="auto">
              <span>{filler}</span>
            </div>
          )}
        </ThresholdTuner>
      </div>
      <TimeAxis sounds={shown} window={scroll.window} />
      {scroll.canScroll && !isLoading && <TimeBar scroll={scroll} total={total} isLive={state === 'live'} />}
      <VisuallyHidden as="div">
        {!isLoading && total > 0 && <EventTable label={label} sounds={sounds} />}
      </VisuallyHidden>
      <VisuallyHidden as="div" role="status">
        {state === 'live' && <NewestEvent sounds={sounds} />}
      </VisuallyHidden>
    </fieldset>
  )
}

/** What was recognized last, announced while somebody speaks. */
function NewestEvent({ sounds }: { sounds: readonly ScoredSound[] }) {
  const t = useMessages(scoreCurveMessages)
  const numbers = new Intl.NumberFormat(useLanguageTag())
  const event = sounds.at(-1)?.events?.at(-1)
  if (!event) return null
  const said = { word: event.word, kind: t(event.kind), score: numbers.format(event.score) }
  return <span>{t('recognized', said)}</span>
}

function highestScore(sounds: readonly ScoredSound[]): number {
  let highest = 0
  for (const { scores } of sounds)
    for (let step = 0; step < scores.length; step++) highest = Math.max(highest, scores[step] ?? 0)
  return highest
}
