import { Button, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../../messages/index.js'
import * as css from './PairCard.css.js'
import type { ThresholdRemedy, WordRemedy } from './remediesOf.js'

export type RemediesProps = {
  words: readonly WordRemedy[]
  ofThreshold: ThresholdRemedy | undefined
  /** Likeness of both words now, from 0 to 100. */
  likeness: number | undefined
  /** Likeness with the words of a remedy in place; undefined without any, or when their pronunciation is unknown. */
  likenessWith: (remedy: WordRemedy, words: string) => number | undefined
  onPreview: (remedy: WordRemedy) => void
  onThreshold: (threshold: number) => void
}

/** Remedies for two words: other words, more words, another threshold, each with its predicted effect. */
export function Remedies({
  words,
  ofThreshold,
  likeness,
  likenessWith,
  onPreview,
  onThreshold,
}: RemediesProps) {
  const t = useMessages(unitTestsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const effectOf = (remedy: WordRemedy) => {
    const after = remedy.proposed === undefined ? undefined : likenessWith(remedy, remedy.proposed)
    if (likeness === undefined || after === undefined) return t('confusions.remedies.ownWords')
    return t('confusions.remedies.becomes', {
      before: numbers.format(likeness),
      after: numbers.format(after),
    })
  }
  return (
    <ul className={css.remedies} aria-label={t('confusions.remedies.list')}>
      {words.map((remedy) => (
        <li key={remedy.kind} className={css.remedy}>
          <span className={css.remedyText}>
            <span>
              {remedy.proposed === undefined
                ? t(`confusions.remedies.${remedy.kind}.own`, { word: remedy.word })
                : t(`confusions.remedies.${remedy.kind}.proposed`, {
                    word: remedy.word,
                    proposed: remedy.proposed,
                  })}
            </span>
            <Text as="span" variant="caption" tone="secondary">
              {effectOf(remedy)}
            </Text>
          </span>
          <Button size="small" onPress={() => onPreview(remedy)}>
            {t('confusions.remedies.preview')}
          </Button>
        </li>
      ))}
      {ofThreshold && (
        <li className={css.remedy}>
          <span className={css.remedyText}>
            <span>
              {t('confusions.remedies.refuse', { threshold: numbers.format(ofThreshold.threshold) })}
            </span>
            <Text as="span" variant="caption" tone="secondary">
              {t('mistakes.lost', { count: ofThreshold.lost })}
            </Text>
          </span>
          <Button size="small" onPress={() => onThreshold(ofThreshold.threshold)}>
            {t('mistakes.try', { threshold: numbers.format(ofThreshold.threshold) })}
          </Button>
        </li>
      )}
    </ul>
  )
}
