import { sendFeedback } from '@saywright/api/contract'
import {
  blankFeedback,
  FeedbackKit,
  FormError,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Box, Card, Icon, Page, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Send } from 'lucide-react'
import { contactMessages } from '../messages/index.js'
import { sheet } from './FeedbackScreen.css.js'

export type Feedback = typeof blankFeedback

export type FeedbackScreenProps = {
  onSend: (feedback: Feedback) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

/** A user's feedback about the product. */
export function FeedbackScreen({ onSend, onInvalid }: FeedbackScreenProps) {
  const t = useMessages(contactMessages)
  const isPhone = useWidthClass() === 'phone'
  const submit = (
    <SubmitButton isFullWidth={isPhone} icon={<Icon of={Send} />} pendingLabel={t('feedback.sending')}>
      {t('feedback.send')}
    </SubmitButton>
  )
  return (
    <Page title={t('feedback.title')} description={t('feedback.lead')}>
      <ValidatedForm
        name="feedback"
        rules={rulesOf(sendFeedback)}
        initialValues={blankFeedback}
        onSubmit={onSend}
        valuesAfterSubmit={() => blankFeedback}
        onInvalid={onInvalid}
        aria-label={t('feedback.title')}
      >
        <Box maxWidth="text">
          <div className={sheet}>
            <Card footer={submit}>
              <Stack gap="x4">
                <FormError hasFallback={false} />
                <FeedbackKit />
              </Stack>
            </Card>
          </div>
        </Box>
      </ValidatedForm>
    </Page>
  )
}
