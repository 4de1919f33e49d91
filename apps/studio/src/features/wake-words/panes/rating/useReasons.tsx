import { nameKey, type WakeReason } from '@saywright/api/contract'
import { Button, Link, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { wakeWordsMessages } from '../../messages/index.js'
import type { RatingAnswer } from '../../model/rating/WakeRating.js'
import type { WordsContent } from '../../model/words/WordsContent.js'
import type { RatingCardProps } from './RatingCardProps.js'
import type { ReasonRowProps } from './ReasonRow.js'

/** The reasons of the rating of a word, each with what can be done about it. */
export function useReasons(
  { content, clashHref, onAddAnti }: Pick<RatingCardProps, 'content' | 'clashHref' | 'onAddAnti'>,
  answer: RatingAnswer,
  text: string,
): ReasonRowProps[] {
  const t = useMessages(wakeWordsMessages)
  const numbers = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 })
  const isOf = (word: string) => nameKey(word) === nameKey(text)
  if (answer.unknown.some(isOf))
    return [{ tone: 'bad', title: t('rating.unknown'), text: t('rating.unknownText') }]
  const { reasons = [] } = answer.words.find((word) => isOf(word.text)) ?? {}
  const repeated = reasons.find(({ kind }) => kind === 'repeated')
  const hasSounds = reasons.some(({ kind, is_good }) => kind === 'sounds' && is_good)
  // Said with the sounds where both are good.
  const isMerged = hasSounds && repeated?.is_good === true
  const away = (distance: number) =>
    t('rating.away', { count: Math.max(1, Math.round(distance)), formatted: numbers.format(distance) })

  const near = ({ is_good, points, other, distance }: WakeReason): ReasonRowProps => {
    if (!other) return { tone: 'good', title: t('rating.nearGood'), text: t('rating.nearGoodText') }
    const tone = is_good ? 'good' : 'bad'
    const isAnti = isAmong(content.anti, other)
    const add = !is_good && !isAnti && !isAmong(content.wake, other) && (
      <Button
        size="small"
        variant="ghost"
        aria-label={t('rating.addLabel', { word: other })}
        onPress={() => onAddAnti(other)}
      >
        {t('rating.add')}
      </Button>
    )
    return {
      ...{ tone, points, title: t('rating.near', { word: other }) },
      text: isAnti ? t('rating.isAnti', { away: away(distance ?? 0) }) : away(distance ?? 0),
      action: add,
    }
  }
  const rowOf = (reason: WakeReason): ReasonRowProps | undefined => {
    const { kind, is_good, points, other, distance } = reason
    const common = { tone: is_good ? 'good' : 'bad', points } as const
    const count = reason.count ?? 0
    switch (kind) {
      case 'length':
        return {
          ...{ ...common, title: t(is_good ? 'rating.lengthGood' : 'rating.lengthBad') },
          text: t('rating.length', { count }),
        }
      case 'sounds': {
        const sounds = t('rating.sounds', { count })
        return {
          ...{ ...common, title: t(is_good ? 'rating.soundsGood' : 'rating.soundsBad') },
          text: isMerged ? t('rating.soundsUnrepeated', { sounds }) : sounds,
        }
      }
      case 'repeated':
        return isMerged
          ? undefined
          : {
              ...{ ...common, title: t(is_good ? 'rating.repeatedGood' : 'rating.repeatedBad') },
              text: t('rating.repeatedText'),
            }
      case 'near_word':
        return near(reason)
      case 'near_wake_word':
        return other
          ? { ...common, title: t('rating.nearWake', { word: other }), text: away(distance ?? 0) }
          : undefined
    }
  }
  return [
    ...reasons.flatMap((reason) => rowOf(reason) ?? []),
    ...answer.clashes
      .filter(({ of }) => isOf(of))
      .map((clash): ReasonRowProps => {
        const { text: command, model_name: model, line } = clash
        return {
          ...{ tone: 'bad', title: t('rating.clash') },
          text: t('rating.clashText', { command, model, line }),
          action: (
            <Text as="span" variant="label">
              <Link href={clashHref(clash)} aria-label={t('rating.openLabel', { line, model })}>
                {t('rating.open')}
              </Link>
            </Text>
          ),
        }
      }),
    ...(answer.knows_frequent_words
      ? []
      : [
          {
            tone: 'info' as const,
            title: t('rating.noFrequentWords'),
            text: t('rating.noFrequentWordsText'),
          },
        ]),
  ]
}

const isAmong = (words: WordsContent['anti'], text: string) =>
  words.some((word) => nameKey(word.text) === nameKey(text))
