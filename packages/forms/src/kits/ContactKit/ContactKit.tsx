import { contactTopics, label, wireValue } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import { Box } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormSelect } from '../../fields/FormSelect/FormSelect.js'
import { FormTextArea } from '../../fields/FormTextArea/FormTextArea.js'
import { contactMessages } from './messages.js'

/** Initial values of a contact form. */
export const blankContact = { topic: '', message: '' }

const nameOf = fieldNames(blankContact)

export type ContactKitProps = {
  /** Hint below the message that explains why it is prefilled. */
  messageHint?: string | undefined
}

/**
 * The fields `topic` and `message` of a contact form. The topic is submitted in English in every language.
 */
export function ContactKit({ messageHint }: ContactKitProps) {
  const t = useMessages(contactMessages)
  const locale = useLocale()
  return (
    <>
      <Box maxWidth="form">
        <FormSelect
          name={nameOf('topic')}
          label={t('topic')}
          options={contactTopics.map((topic) => ({ value: wireValue(topic), label: label(topic, locale) }))}
        />
      </Box>
      <FormTextArea
        name={nameOf('message')}
        label={t('message')}
        rows={8}
        description={messageHint}
        maxLength={limits.messageMaxCharacters}
        hasCounter
      />
    </>
  )
}
