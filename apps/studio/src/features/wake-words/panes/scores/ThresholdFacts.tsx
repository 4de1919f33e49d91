import { Button } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { wakeWordsMessages } from '../../messages/index.js'
import { bestThreshold, factsOf, type SpottedRecording } from '../../model/spotting/wakeFacts.js'
import { fact, factName, facts, factValue } from './ScoresCard.css.js'

export type ThresholdFactsProps = {
  recordings: readonly SpottedRecording[]
  threshold: number
  onThreshold: (threshold: number) => void
}

/** Both errors of the threshold on the recordings, and what a better one would make of them. */
export function ThresholdFacts({ recordings, threshold, onThreshold }: ThresholdFactsProps) {
  const t = useMessages(wakeWordsMessages)
  const locale = useLanguageTag()
  const numbers = new Intl.NumberFormat(locale)
  const now = factsOf(recordings, threshold)
  if (now.said === 0 && now.otherMilliseconds === 0) return null
  const best = bestThreshold(recordings)
  const other = best !== undefined && best !== threshold ? best : undefined
  const then = other !== undefined ? factsOf(recordings, other) : undefined
  const words = other !== undefined ? numbers.format(other) : ''
  const seconds = now.otherMilliseconds / 1000
  const time = seconds < 120 ? lengthIn('second', seconds, locale) : lengthIn('minute', seconds / 60, locale)
  const shown = [
    ...(now.said > 0
      ? [[t('scores.wokenWhenSaid'), t('scores.wokenOf', { woken: now.woken, said: now.said })]]
      : []),
    ...(seconds > 0
      ? [[t('scores.byMistake'), t('scores.mistakesIn', { mistakes: now.mistakes, time })]]
      : []),
    ...(then
      ? [
          [
            t('scores.with', { threshold: words }),
            t('scores.withText', { woken: then.woken, said: then.said, mistakes: then.mistakes }),
          ],
        ]
      : []),
  ]
  return (
    <>
      <dl className={facts} aria-label={t('scores.facts')}>
        {shown.map(([name, value]) => (
          <div key={name} className={fact}>
            <dt className={factName}>{name}</dt>
            <dd className={factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {other !== undefined && (
        <Button onPress={() => onThreshold(other)}>{t('scores.use', { threshold: words })}</Button>
      )}
    </>
  )
}

const lengthIn = (unit: 'second' | 'minute', length: number, locale: string) =>
  new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 },
  }).format(length)
