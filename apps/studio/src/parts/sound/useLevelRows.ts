import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { soundMessages } from './messages.js'
import type { SoundLevels } from './soundLevels.js'

/** The peak and the mean level of a recording in words, for a list of facts. */
export function useLevelRows({
  peakDecibels,
  meanDecibels,
}: Pick<SoundLevels, 'peakDecibels' | 'meanDecibels'>): readonly (readonly [name: string, value: string])[] {
  const t = useMessages(soundMessages)
  const numbers = new Intl.NumberFormat(useLanguageTag(), { maximumFractionDigits: 1 })
  const level = (decibels: number) =>
    Number.isFinite(decibels) ? t('decibels', { decibels: numbers.format(decibels) }) : t('silent')
  return [
    [t('peak'), level(peakDecibels)],
    [t('mean'), level(meanDecibels)],
  ]
}
