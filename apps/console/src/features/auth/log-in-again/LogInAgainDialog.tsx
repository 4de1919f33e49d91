import type { SubmissionErrors } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, Icon, Message, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { LogIn } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { addressOf } from '../Address.js'
import { LogInAgainForm, type LogInAgainFormProps } from './LogInAgainForm.js'
import { logInAgainMessages } from './messages.js'

export type LogInAgainDialogProps = Pick<LogInAgainFormProps, 'step'> & {
  /** Of the account that was logged in. */
  email: string
  /** Without errors the login continues, automatically or with the code. */
  onPassword: (password: string) => Promise<SubmissionErrors | undefined>
  onCode: (code: string) => Promise<SubmissionErrors | undefined>
  /** Absent where the browser has no passkeys. */
  onPasskey?: (() => Promise<void>) | undefined
  /** Why the last attempt failed, where no field has an error. */
  fault?: 'expired' | 'passkeyFailed' | undefined
  /** The ways in by an account elsewhere: they lead out of the page and back. */
  social?: ReactNode
  onLeave: () => void
}

/** Logs a user in again in place after the session ended during work, so that nothing that was typed is lost. */
export function LogInAgainDialog({ email, step, fault, social, ...on }: LogInAgainDialogProps) {
  const t = useMessages(logInAgainMessages)
  const formId = useId()
  const [isSending, sendPassword] = useBusy(on.onPassword)
  const [isSendingCode, sendCode] = useBusy(on.onCode)
  const [isAsking, askForPasskey] = useBusy(async () => on.onPasskey?.())
  const isBusy = isSending || isSendingCode
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('title')}
      description={t('lead')}
      icon={<Icon of={LogIn} />}
      actions={
        <>
          <Button isDisabled={isBusy || isAsking} onPress={on.onLeave}>
            {t('leave')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isBusy}>
            {t(isBusy ? 'submitting' : 'submit')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <Text>{richText(t('account', { email }), { address: addressOf })}</Text>
        {fault && (
          <Message tone="danger" isAnnounced>
            {t(fault)}
          </Message>
        )}
        <LogInAgainForm
          key={step}
          id={formId}
          email={email}
          step={step}
          onPassword={sendPassword}
          onCode={sendCode}
        />
        {on.onPasskey && (
          <Button
            variant="ghost"
            isDisabled={isBusy}
            isPending={isAsking}
            onPress={() => void askForPasskey()}
          >
            {t('passkey')}
          </Button>
        )}
        {step === 'password' && social}
      </Stack>
    </Dialog>
  )
}
