import { contactTopics, label, wireValue } from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import { Box } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormSelect } from '../../fields/FormSelect/FormSelect.js'
import { FormTextArea } from '../../fields/FormTextArea/FormTextArea.js'
import { contactMessages } from './messages.js'

/** What stands in a contact form at first. */
export const blankContact = { topic: '', message: '' }

const nameOf = fieldNames(blankContact)

export type ContactKitProps = {
  /** Says under the message why it is not empty at first. */
  messageHint?: string | undefined
}

/** The fields `topic` and `message` of a contact form. The topic travels in English, whatever the language. */
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
