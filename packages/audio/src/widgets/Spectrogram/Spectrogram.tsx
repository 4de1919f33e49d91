import { SpectrumPicture, type SpectrumPictureProps } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { spectrogramOf } from '../../signal/spectrogram.js'
import { formatLength } from '../formatTime.js'
import { spectrogramMessages } from './messages.js'

export type SpectrogramProps = Pick<SpectrumPictureProps, 'height'> & {
  /** Mono samples in [-1, 1]. */
  samples: Float32Array
  /**
   * Sample rate in Hz.
   * @default 16_000
   */
  sampleRate?: number
  /**
   * Highest frequency of the picture in Hz; at most half the sample rate.
   * @default 8000
   */
  highestFrequency?: number
  /** Name of the recording, for the text alternative. */
  name?: string
}

/**
 * Draws the spectrogram of a recording: time to the right, frequency upwards, with the same energy scale for
 * every sound.
 */
export function Spectrogram({
  samples,
  sampleRate = 16_000,
  highestFrequency = 8000,
  name,
  height,
}: SpectrogramProps) {
  const t = useMessages(spectrogramMessages)
  const locale = useLanguageTag()
  const highest = Math.min(highestFrequency, sampleRate / 2)
  const spectrum = useMemo(() => spectrogramOf(samples, sampleRate, highest), [samples, sampleRate, highest])
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 })
  const values = { length: lengthOf(samples.length / sampleRate, locale), kilohertz: number(highest / 1000) }
  return (
    <SpectrumPicture
      spectrum={spectrum}
      {...(height && { height })}
      label={name ? t('named', { ...values, name }) : t('recording', values)}
    />
  )
}

/** Short up to a minute, as in a list of facts; in words above it. */
function lengthOf(seconds: number, locale: string): string {
  if (seconds >= 60) return formatLength(seconds, locale)
  return `${seconds.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0s`
}
