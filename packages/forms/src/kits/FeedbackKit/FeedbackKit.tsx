import { feedbackTopics, label, wireValue } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import type { RatingValue } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'
import { FormRadioGroup } from '../../fields/FormRadioGroup/FormRadioGroup.js'
import { FormRating } from '../../fields/FormRating/FormRating.js'
import { FormSelect } from '../../fields/FormSelect/FormSelect.js'
import { FormTextArea } from '../../fields/FormTextArea/FormTextArea.js'
import { FormTextField } from '../../fields/FormTextField/FormTextField.js'
import { feedbackMessages } from './messages.js'

type FeedbackValues = {
  topic: string
  object: string
  description: string
  rating: number | undefined
  beta: boolean | undefined
}

/** Initial values of a feedback form: no rating, and no answer about beta versions. */
export const blankFeedback: FeedbackValues = {
  topic: '',
  object: '',
  description: '',
  rating: undefined,
  beta: undefined,
}

const nameOf = fieldNames<FeedbackValues>()

/** The fields `topic`, `object`, `description`, `rating` and `beta` of a feedback form. */
export function FeedbackKit() {
  const t = useMessages(feedbackMessages)
  const locale = useLocale()
  const { value: topic } = useFormChoice(nameOf('topic'))
  const names: Readonly<Record<RatingValue, string>> = {
    1: t('poor'),
    2: t('fair'),
    3: t('fine'),
    4: t('good'),
    5: t('excellent'),
  }
  return (
    <>
      <FormRating
        name={nameOf('rating')}
        label={t('rating')}
        describe={(value) => t('rated', { value, name: names[value] })}
      />
      <FormSelect
        name={nameOf('topic')}
        label={t('topic')}
        options={feedbackTopics.map((each) => ({ value: wireValue(each), label: label(each, locale) }))}
      />
      <FormTextField
        name={nameOf('object')}
        label={t('object')}
        isDisabled={!topic}
        description={t(topic ? 'objectDepends' : 'objectWaits')}
        maxLength={limits.freeTextMaxCharacters}
      />
      <FormTextArea
        name={nameOf('description')}
        label={t('description')}
        rows={4}
        maxLength={limits.messageMaxCharacters}
        hasCounter
      />
      <FormRadioGroup
        name={nameOf('beta')}
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
