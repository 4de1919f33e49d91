import { useMessages } from '@saywright/ui/i18n'
import type { Ref } from 'react'
import type { MeterReading } from '../../signal/meter.js'
import { drawing, frame, hint, part, track } from './LevelMeter.css.js'
import { levelMeterMessages } from './messages.js'
import { levelWord, segmentsOf } from './segments.js'

export type LevelMeterProps = {
  /** Accessible name: what is measured, for example "Microphone". */
  label: string
  /** Current reading: see `advanceMeter`. */
  reading: MeterReading
  /**
   * Number of segments, from 18 to 44.
   * @default 24
   */
  segments?: number
  /**
   * Orientation of the meter.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Whether a message below the meter states, after 3 s, that there is no sound. Use `false` when it is shown
   * elsewhere.
   * @default true
   */
  hasSilenceHint?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

const pitch = 6
const length = 4
const thickness = 9

/** Shows the current level of a sound and its recent peak. */
export function LevelMeter({
  label,
  reading,
  segments = 24,
  orientation = 'horizontal',
  hasSilenceHint = true,
  id,
  ref,
}: LevelMeterProps) {
  const t = useMessages(levelMeterMessages)
  const isVertical = orientation === 'vertical'
  const paths = { green: '', amber: '', red: '', dark: '' }
  segmentsOf(reading.level, reading.hold, segments).forEach(({ color, isLit }, index) => {
    const place = (isVertical ? segments - 1 - index : index) * pitch
    paths[isLit ? color : 'dark'] += isVertical
      ? `M0 ${place}h${thickness}v${length}h${-thickness}z`
      : `M${place} 0h${length}v${thickness}h${-length}z`
  })
  const extent = segments * pitch - (pitch - length)
  const [width, height] = isVertical ? [thickness, extent] : [extent, thickness]
  return (
    <div className={frame}>
      <div
        ref={ref}
        id={id}
        role="meter"
        className={track}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(reading.level * 100)}
        aria-valuetext={t(levelWord(reading))}
      >
        <svg className={drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {(['dark', 'green', 'amber', 'red'] as const).map(
            (color) => paths[color] && <path key={color} className={part[color]} d={paths[color]} />,
          )}
        </svg>
      </div>
      {hasSilenceHint && (
        <div role="status" className={hint}>
          {reading.isSilent && t('silenceHint')}
        </div>
      )}
    </div>
  )
}
