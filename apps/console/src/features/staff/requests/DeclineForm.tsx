import { declineDeal, limits } from '@saywright/api/contract'
import {
  FormError,
  FormTextArea,
  fieldNames,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Inline, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { requestsMessages } from './messages.js'

const nameOf = fieldNames<{ reason: string }>()

export type DeclineFormProps = {
  requestId: number
  /** How many members are notified. */
  members: number
  onDecline: (reason: string) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

export function DeclineForm({ requestId, members, onDecline, onInvalid }: DeclineFormProps) {
  const t = useMessages(requestsMessages)
  return (
    <ValidatedForm<{ reason: string }>
      name={`decline-${requestId}`}
      rules={rulesOf(declineDeal)}
      initialValues={{ reason: '' }}
      onSubmit={({ reason }) => onDecline(reason)}
      onInvalid={onInvalid}
      aria-label={t('decision.decline')}
    >
      <Stack gap="x3">
        <FormError hasFallback={false} />
        <FormTextArea
          name={nameOf('reason')}
          label={t('decision.reason')}
          maxLength={limits.freeTextMaxCharacters}
          hasCounter
        />
        <Inline justify="between">
          <Text variant="bodySmall" tone="secondary">
            {t('decision.told', { count: members })}
          </Text>
          <SubmitButton variant="danger" pendingLabel={t('decision.saving')}>
            {t('decision.declineRequest')}
          </SubmitButton>
        </Inline>
      </Stack>
    </ValidatedForm>
  )
}
