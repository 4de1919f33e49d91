import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { VisuallyHidden } from 'react-aria-components'
import { formatLength } from '../formatTime.js'
import { waveformPlayerMessages } from './messages.js'
import { cutOff, cutOffWidth, region } from './WaveformPlayer.css.js'

/** A named part of a sound, such as a word or the part without silence. */
export type WaveformRegion = {
  readonly label: string
  /** Start in seconds. */
  readonly start: number
  /** End in seconds, after `start`. */
  readonly end: number
  /** The sound is cut off there: the place is hatched, before the bars. @default false */
  readonly isCutOff?: boolean
}

export type WaveformRegionsProps = {
  regions: readonly WaveformRegion[]
  /** Length of the sound in seconds. */
  duration: number
  /** Describes the slider. */
  id: string
}

/** Marks parts of a sound behind its waveform, and says where they are. */
export function WaveformRegions({ regions, duration, id }: WaveformRegionsProps) {
  const t = useMessages(waveformPlayerMessages)
  const locale = useLanguageTag()
  const share = (seconds: number) => (duration > 0 ? Math.max(0, Math.min(1, seconds / duration)) : 0)
  const said = regions.map(({ label, start, end }) =>
    t('region', { label, start: formatLength(start, locale), end: formatLength(end, locale) }),
  )
  return (
    <>
      {regions.map(({ label, start, end, isCutOff = false }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: one word may be found twice in one place
          key={`${index} ${label}`}
          className={isCutOff ? cutOff : region}
          title={label}
          style={{
            insetInlineStart: isCutOff ? withinTrack(share(start)) : `${share(start) * 100}%`,
            width: `${Math.max(0, share(end) - share(start)) * 100}%`,
          }}
        />
      ))}
      <VisuallyHidden id={id}>{said.join(' ')}</VisuallyHidden>
    </>
  )
}

/** The last moment of a long sound is narrower than its hatching, which stays within the track all the same. */
const withinTrack = (share: number) => `min(${share * 100}%, calc(100% - ${cutOffWidth}px))`
