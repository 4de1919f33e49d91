import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { CircleAlert, Pause, Play, RotateCcw } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components'
import type { PlayerState } from '../../playback/createPlayer.js'
import { formatClock } from '../formatTime.js'
import { Waveform } from '../Waveform/Waveform.js'
import { waveformPlayerMessages } from './messages.js'
import { SeekTrack } from './SeekTrack.js'
import { useBarCount } from './useBarCount.js'
import { disc, discSize, dots, frame, problem, time, track, trackHeight } from './WaveformPlayer.css.js'
import type { WaveformRegion } from './WaveformRegions.js'

export type WaveformPlayerSize = 'small' | 'medium' | 'large'

export type WaveformPlayerViewProps = {
  /** Accessible name of the sound, for example its file name. */
  label: string
  state: PlayerState
  /** Amplitudes in [0, 1], at least one per bar; samples are accepted too. */
  peaks: ArrayLike<number>
  /**
   * `large` shows the length beside the position; `small` shows neither, for rows that do.
   * @default 'medium'
   */
  size?: WaveformPlayerSize
  /** Named parts of the sound, marked behind the waveform. */
  regions?: readonly WaveformRegion[]
  /** Called when the user plays, pauses, or retries after a failure. */
  onToggle: () => void
  /**
   * Called when the user moves the playback position.
   * @param position in seconds.
   */
  onSeek: (position: number) => void
  id?: string
  ref?: Ref<HTMLButtonElement>
}

const noRegions: readonly WaveformRegion[] = []

/** The stateless view of `WaveformPlayer`, for stories and for sounds with their own clock. */
export function WaveformPlayerView({
  label,
  state,
  peaks,
  size = 'medium',
  regions = noRegions,
  onToggle,
  onSeek,
  id,
  ref,
}: WaveformPlayerViewProps) {
  const t = useMessages(waveformPlayerMessages)
  const { status } = state
  const isLoading = status === 'loading'
  const action = { paused: 'play', playing: 'pause', loading: 'loading', blocked: 'retry' } as const
  const Icon = { paused: Play, playing: Pause, loading: Play, blocked: RotateCcw }[status]
  return (
    <div className={frame}>
      <Button
        ref={ref}
        {...(id ? { id } : {})}
        className={`${disc} ${discSize[size]}`}
        aria-label={t(action[status], { label })}
        isPending={isLoading}
        isDisabled={status === 'blocked' && state.problem === 'unsupported'}
        onPress={onToggle}
      >
        <Icon
          size={size === 'small' ? 14 : 18}
          strokeWidth={1.75}
          fill={status === 'blocked' ? 'none' : 'currentColor'}
          aria-hidden
        />
      </Button>
      {isLoading && !('position' in state) && <LoadingTrack size={size} />}
      {status === 'blocked' && (
        <span className={`${track} ${problem}`} role="alert">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          {t(state.problem)}
        </span>
      )}
      {'position' in state && (
        <>
          <SeekTrack {...state} {...{ label, peaks, size, isLoading, regions, onSeek, onToggle }} />
          {size !== 'small' && <Time {...state} hasBoth={size === 'large'} />}
        </>
      )}
    </div>
  )
}

function LoadingTrack({ size }: { size: WaveformPlayerSize }) {
  const [count, measure] = useBarCount()
  return (
    <div ref={measure} className={`${track} ${trackHeight[size]} ${dots}`}>
      <Waveform peaks={new Float32Array(count)} height={8} />
    </div>
  )
}

function Time({ position, duration, hasBoth }: { position: number; duration: number; hasBoth: boolean }) {
  const locale = useLanguageTag()
  const [now, whole] = [position, duration].map((seconds) => formatClock(seconds, locale))
  if (hasBoth) return <span className={time}>{`${now} / ${whole}`}</span>
  return <span className={time}>{position > 0 ? now : whole}</span>
}
