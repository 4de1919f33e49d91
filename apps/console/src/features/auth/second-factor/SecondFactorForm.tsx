import { filled, object, text } from '@saywright/api/contract'
import {
  CodeKit,
  FormError,
  FormTextField,
  fieldNames,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { secondFactorMessages } from './messages.js'

const nameOf = fieldNames<{ code: string }>()

/** The kind of second factor: six digits of an authenticator, or a recovery code. */
export type SecondFactor = 'authenticator' | 'recovery'

export type SecondFactorFormProps = {
  factor: SecondFactor
  onVerify: (code: string, factor: SecondFactor) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

const rules = {
  authenticator: object({ code: text({ pattern: /^\d{6}$/, key: 'required' }) }),
  recovery: object({ code: filled('7KQ2V-8MWX4') }),
}

/** The code of the second step. Six digits are sent when the last one is there. */
export function SecondFactorForm({ factor, onVerify, onInvalid }: SecondFactorFormProps) {
  const t = useMessages(secondFactorMessages)
  return (
    <ValidatedForm
      rules={rules[factor]}
      initialValues={{ code: '' }}
      onSubmit={({ code }) => onVerify(code, factor)}
      onInvalid={onInvalid}
      aria-label={t('title')}
    >
      <Stack gap="x3">
        <FormError hasFallback={false} />
        {factor === 'authenticator' ? (
          <CodeKit label={t('authenticator.label')} alphabet="digits" isSentWhenComplete autoFocus />
        ) : (
          <FormTextField
            name={nameOf('code')}
            label={t('recovery.label')}
            description={t('recovery.hint')}
            autoComplete="off"
            spellCheck="false"
            size="large"
            autoFocus
          />
        )}
        <SubmitButton size="large" isFullWidth pendingLabel={t('submitting')}>
          {t('submit')}
        </SubmitButton>
      </Stack>
    </ValidatedForm>
  )
}
