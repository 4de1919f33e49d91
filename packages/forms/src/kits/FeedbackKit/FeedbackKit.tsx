import { feedbackTopics, label, wireValue } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useKitChoice } from '../../core/useKitChoice.js'
import { KitRadioGroup } from '../../fields/KitRadioGroup/KitRadioGroup.js'
import { KitRating } from '../../fields/KitRating/KitRating.js'
import { KitSelect } from '../../fields/KitSelect/KitSelect.js'
import { KitTextArea } from '../../fields/KitTextArea/KitTextArea.js'
import { KitTextField } from '../../fields/KitTextField/KitTextField.js'
import { kitMessages } from '../../messages/index.js'

type FeedbackValues = {
  topic: string
  object: string
  description: string
  rating: number
  beta: boolean | undefined
}

/** What stands in a feedback form at first: one star, and the question about beta tests open. */
export const blankFeedback: FeedbackValues = {
  topic: '',
  object: '',
  description: '',
  rating: limits.ratingMin,
  beta: undefined,
}

/** The fields `topic`, `object`, `description`, `rating` and `beta` of a feedback form. */
export function FeedbackKit() {
  const t = useMessages(kitMessages)
  const locale = useLocale()
  const { value: topic } = useKitChoice<string>('topic')
  return (
    <>
      <KitSelect
        name="topic"
        label={t('feedback.topic')}
        options={feedbackTopics.map((each) => ({ value: wireValue(each), label: label(each, locale) }))}
      />
      <KitTextField
        name="object"
        label={t('feedback.object')}
        isDisabled={!topic}
        description={topic ? undefined : t('feedback.objectWaits')}
        maxLength={limits.freeTextMaxCharacters}
      />
      <KitTextArea
        name="description"
        label={t('feedback.description')}
        rows={4}
        maxLength={limits.messageMaxCharacters}
        hasCounter
      />
      <KitRating name="rating" label={t('feedback.rating')} />
      <KitRadioGroup
        name="beta"
        label={t('feedback.beta')}
        orientation="horizontal"
        options={[
          { value: true, label: t('feedback.yes') },
          { value: false, label: t('feedback.no') },
        ]}
      />
    </>
  )
}
