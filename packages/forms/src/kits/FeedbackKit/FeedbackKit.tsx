import { feedbackTopics, label, wireValue } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import type { RatingValue } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useKitChoice } from '../../core/useKitChoice.js'
import { KitRadioGroup } from '../../fields/KitRadioGroup/KitRadioGroup.js'
import { KitRating } from '../../fields/KitRating/KitRating.js'
import { KitSelect } from '../../fields/KitSelect/KitSelect.js'
import { KitTextArea } from '../../fields/KitTextArea/KitTextArea.js'
import { KitTextField } from '../../fields/KitTextField/KitTextField.js'
import { feedbackMessages } from './messages.js'

type FeedbackValues = {
  topic: string
  object: string
  description: string
  rating: number
  beta: boolean | undefined
}

/** What stands in a feedback form at first: one star, and the question about beta versions open. */
export const blankFeedback: FeedbackValues = {
  topic: '',
  object: '',
  description: '',
  rating: limits.ratingMin,
  beta: undefined,
}

/** The fields `topic`, `object`, `description`, `rating` and `beta` of a feedback form. */
export function FeedbackKit() {
  const t = useMessages(feedbackMessages)
  const locale = useLocale()
  const { value: topic } = useKitChoice<string>('topic')
  const names: Readonly<Record<RatingValue, string>> = {
    1: t('poor'),
    2: t('fair'),
    3: t('fine'),
    4: t('good'),
    5: t('excellent'),
  }
  return (
    <>
      <KitRating
        name="rating"
        label={t('rating')}
        describe={(value) => t('rated', { value, name: names[value] })}
      />
      <KitSelect
        name="topic"
        label={t('topic')}
        options={feedbackTopics.map((each) => ({ value: wireValue(each), label: label(each, locale) }))}
      />
      <KitTextField
        name="object"
        label={t('object')}
        isDisabled={!topic}
        description={t(topic ? 'objectDepends' : 'objectWaits')}
        maxLength={limits.freeTextMaxCharacters}
      />
      <KitTextArea
        name="description"
        label={t('description')}
        rows={4}
        maxLength={limits.messageMaxCharacters}
        hasCounter
      />
      <KitRadioGroup
        name="beta"
        label={t('beta')}
        orientation="horizontal"
        options={[
          { value: true, label: t('yes') },
          { value: false, label: t('no') },
        ]}
      />
    </>
  )
}
