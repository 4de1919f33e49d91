import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { Mic, MicOff } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Button, ProgressBar } from 'react-aria-components'
import type { RecorderState } from '../../capture/RecorderState.js'
import { restingMeter } from '../../signal/meter.js'
import { formatClock, formatLength, formatSeconds } from '../formatTime.js'
import { LevelMeter } from '../LevelMeter/LevelMeter.js'
import { recorderMessages } from './messages.js'
import {
  about,
  caption,
  disc,
  discSize,
  discSizes,
  frames,
  halo,
  hint,
  line,
  seat,
  spinner,
  stage,
  stopMark,
  time,
} from './Recorder.css.js'
import { captionOf, elapsedOf, hintOf } from './recorderWords.js'

export type RecorderSize = 'medium' | 'large'
export type RecorderLayout = 'column' | 'row'

export type RecorderViewProps = {
  /** Label of the button, for example "Record the passphrase". */
  label: string
  state: RecorderState
  /** Maximum length in milliseconds, always shown; the recording then stops automatically. */
  maximumMilliseconds: number
  /**
   * `large` is for a recorder alone in the middle of a view, with a level meter on each side; `medium` has
   * one below.
   * @default 'medium'
   */
  size?: RecorderSize
  /**
   * `row` puts the level meter and the words of a `medium` recorder beside its disc, for narrow panels.
   * @default 'column'
   */
  layout?: RecorderLayout
  /**
   * Whether the recorder is disabled. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  onStart: () => void
  onStop: () => void
  id?: string
  ref?: Ref<HTMLButtonElement>
}

const troubles: readonly RecorderState['status'][] = ['blocked', 'tooQuiet', 'unplugged']

/** The stateless view of `Recorder`, for stories and for recorders with their own device. */
export function RecorderView({
  label,
  state,
  maximumMilliseconds,
  size = 'medium',
  layout = 'column',
  isDisabled = false,
  onStart,
  onStop,
  id,
  ref,
}: RecorderViewProps) {
  const t = useMessages(recorderMessages)
  const locale = useLanguageTag()
  const hintId = useId()
  const isRecording = state.status === 'recording'
  const meter = isRecording ? state.meter : restingMeter
  const hintKey = hintOf(state, maximumMilliseconds)
  const spoken = (format: typeof formatClock) => ({
    elapsed: format(elapsedOf(state) / 1000, locale),
    maximum: format(maximumMilliseconds / 1000, locale),
  })
  const isUnsupported = state.status === 'blocked' && state.problem === 'unsupported'
  const clock = spoken(formatClock)
  return (
    <div className={frames[layout]}>
      <div className={stage}>
        {size === 'large' && <LevelMeter label={t('level')} reading={meter} {...besideDisc} />}
        <div className={seat}>
          {isRecording && <Halo size={discSizes[size]} level={meter.level} />}
          <Button
            ref={ref}
            {...(id ? { id } : {})}
            className={`${disc} ${discSize[size]}`}
            data-status={state.status}
            aria-label={isRecording ? t('stop') : label}
            aria-describedby={hintId}
            isPending={state.status === 'asking'}
            // A recording under way can always be stopped.
            isDisabled={(isDisabled && !isRecording) || isUnsupported}
            onPress={isRecording ? onStop : onStart}
          >
            <DiscMark state={state} size={size} label={t('captions.asking')} />
          </Button>
        </div>
        {size === 'large' && (
          <span aria-hidden>
            <LevelMeter label={t('level')} reading={meter} {...besideDisc} />
          </span>
        )}
      </div>
      <div className={about[layout]}>
        {size === 'medium' && (
          <LevelMeter
            label={t('level')}
            reading={meter}
            segments={layout === 'row' ? 44 : 20}
            hasSilenceHint={false}
          />
        )}
        <div className={line[layout]}>
          <span className={caption}>{t(`captions.${captionOf(state)}`)}</span>
          <span className={time} dir="ltr" role="timer" aria-label={t('elapsed', spoken(formatLength))}>
            {`${clock.elapsed} / ${clock.maximum}`}
          </span>
        </div>
        <div
          id={hintId}
          role="status"
          className={hint}
          data-tone={troubles.includes(state.status) ? 'problem' : undefined}
        >
          {hintKey && t(`hints.${hintKey}`, spoken(formatSeconds))}
        </div>
      </div>
    </div>
  )
}

const besideDisc = { orientation: 'vertical', segments: 18, hasSilenceHint: false } as const

/** Follows the level: 6 to 10 px around the disc. It is data, so it also moves under reduced motion. */
function Halo({ size, level }: { size: number; level: number }) {
  const extent = size + 2 * (6 + 4 * level)
  return <span className={halo} style={{ width: extent, height: extent, margin: (size - extent) / 2 }} />
}

function DiscMark({ state, size, label }: { state: RecorderState; size: RecorderSize; label: string }) {
  const icon = { size: size === 'large' ? 32 : 20, strokeWidth: 1.6, 'aria-hidden': true } as const
  if (state.status === 'asking') return <ProgressBar className={spinner} aria-label={label} isIndeterminate />
  if (state.status === 'recording') return <span className={stopMark[size]} />
  return state.status === 'blocked' || state.status === 'unplugged' ? <MicOff {...icon} /> : <Mic {...icon} />
}
