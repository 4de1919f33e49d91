import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { spectrogramMessages } from './messages.js'
import type { heights } from './Spectrogram.css.js'
import { SpectrumPicture } from './SpectrumPicture.js'

export type SpectrogramProps = {
  /** Mono PCM in [-1, 1]. Without it a sentence that nobody said is drawn. */
  samples?: Float32Array
  /** Samples per second (Hz). */
  sampleRate?: number
  /** The highest frequency drawn (Hz); at most half the sample rate. */
  highestFrequency?: number
  /** What was recorded, for the text of the picture. */
  name?: string
  /** Which sentence that nobody said. */
  seed?: number
  /** `fill` takes the height of what is around it. */
  height?: keyof typeof heights
  /** Moves very slowly, unless the person asked for less motion. */
  isDrifting?: boolean
  /** Hidden from screen readers, as behind a title. */
  isDecorative?: boolean
}

/** The picture of a sound: time to the right, frequency upwards, graphite to cobalt to warm white. */
export function Spectrogram({
  samples,
  sampleRate = 16_000,
  highestFrequency = 8000,
  name,
  seed = 7,
  height = 'medium',
  isDrifting,
  isDecorative,
}: SpectrogramProps) {
  const highest = Math.min(highestFrequency, sampleRate / 2)
  const summary = useSummary(samples && samples.length / sampleRate, highest, name)
  return (
    <SpectrumPicture
      {...{ samples, sampleRate, highest, seed, height, isDrifting }}
      label={isDecorative ? undefined : summary}
    />
  )
}

function useSummary(seconds: number | undefined, highest: number, name: string | undefined): string {
  const t = useMessages(spectrogramMessages)
  const locale = useLocale()
  if (seconds === undefined) return name ?? t('utterance')
  const values = {
    seconds: seconds.toLocaleString(locale, { maximumFractionDigits: 1 }),
    kilohertz: (highest / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }),
  }
  return name ? t('named', { ...values, name }) : t('recording', values)
}
