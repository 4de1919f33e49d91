import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { type KeyboardEvent, type PointerEvent, useId, useMemo } from 'react'
import { peaksOf } from '../../signal/peaks.js'
import { formatLength } from '../formatTime.js'
import { Waveform } from '../Waveform/Waveform.js'
import { waveformPlayerMessages } from './messages.js'
import { positionAfterKey } from './seekKeys.js'
import { useBarCount } from './useBarCount.js'
import { onItsWay, track, trackHeight, trackHeights } from './WaveformPlayer.css.js'
import { type WaveformRegion, WaveformRegions } from './WaveformRegions.js'

type SeekTrackProps = {
  label: string
  peaks: ArrayLike<number>
  /** In seconds. */
  position: number
  /** In seconds. */
  duration: number
  size: 'small' | 'medium' | 'large'
  /** Whether the sound is loading: it can be sought, not played. */
  isLoading: boolean
  regions: readonly WaveformRegion[]
  onSeek: (position: number) => void
  onToggle: () => void
}

/** The waveform as a slider over the length of the sound. */
export function SeekTrack({
  label,
  peaks,
  position,
  duration,
  size,
  isLoading,
  regions,
  onSeek,
  onToggle,
}: SeekTrackProps) {
  const t = useMessages(waveformPlayerMessages)
  const locale = useLanguageTag()
  const [count, measure] = useBarCount()
  const bars = useMemo(() => peaksOf(peaks, count), [peaks, count])
  const regionsId = useId()
  const fraction = duration > 0 ? position / duration : 0

  const seekToPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onSeek(Math.max(0, Math.min(1, (clientX - left) / width)) * duration)
  }
  const seekByKey = (event: KeyboardEvent) => {
    const wanted = positionAfterKey(event.key, position, duration)
    if (wanted === undefined && event.key !== ' ') return
    event.preventDefault()
    if (wanted !== undefined) onSeek(wanted)
    else if (!isLoading) onToggle()
  }

  return (
    <div
      ref={measure}
      className={`${track} ${trackHeight[size]}`}
      role="slider"
      tabIndex={0}
      aria-busy={isLoading}
      aria-label={t('position', { label })}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={position}
      aria-valuetext={t('place', {
        position: formatLength(position, locale),
        duration: formatLength(duration, locale),
      })}
      {...(regions.length > 0 && { 'aria-describedby': regionsId })}
      onKeyDown={seekByKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekToPointer(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekToPointer(event)
      }}
    >
      {regions.length > 0 && <WaveformRegions id={regionsId} regions={regions} duration={duration} />}
      <span className={isLoading ? onItsWay : undefined}>
        <Waveform
          peaks={bars}
          height={trackHeights[size]}
          playedFraction={fraction}
          hasCursor={position > 0}
        />
      </span>
    </div>
  )
}
