import { code, enteredPassword, object, type Proof } from '@saywright/api/contract'
import { CodeKit, fieldNames, type SubmissionErrors, useFormField, ValidatedForm } from '@saywright/forms'
import { Button, Dialog, PasswordField, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId, useState } from 'react'
import { useBusy } from '../../../parts/useBusy.js'
import { securityMessages } from './messages/index.js'

const nameOf = fieldNames<{ password: string }>()

export type ProofActions = {
  /** Where a code would be sent. */
  email: string
  hasPassword: boolean
  /** Mails a code that stands for the password. Rejects when it could not, which has been told. */
  onSendCode: () => Promise<unknown>
}

export type ProofDialogProps = ProofActions & {
  /** The question, what follows from it, and the words of its button. */
  title: string
  warning: string
  confirmLabel: string
  /** Does it. Nothing returned means that it is done. */
  onConfirm: (proof: Proof) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Before something that weakens an account: that it is its owner who asks, by the password or a code of a mail. */
export function ProofDialog({ email, hasPassword, onSendCode, ...dialog }: ProofDialogProps) {
  const { title, warning, confirmLabel, onConfirm, onClose } = dialog
  const t = useMessages(securityMessages)
  const formId = useId()
  const [isByMail, setByMail] = useState(false)
  const [isSending, send] = useBusy(() =>
    onSendCode().then(
      () => setByMail(true),
      () => {},
    ),
  )
  const [isConfirming, prove] = useBusy(onConfirm)
  const isBusy = isSending || isConfirming

  const confirm = async (proof: Proof) => {
    const errors = await prove(proof)
    if (!errors) onClose()
    return errors
  }
  const canSubmit = isByMail || hasPassword
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      description={warning}
      tone="danger"
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {t('proof.cancel')}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={isBusy} isDisabled={!canSubmit}>
            {isBusy ? t('proof.checking') : confirmLabel}
          </Button>
        </>
      }
    >
      {isByMail ? (
        <ValidatedForm
          key="code"
          id={formId}
          rules={object({ code: code() })}
          initialValues={{ code: '' }}
          onSubmit={confirm}
          aria-label={title}
        >
          <CodeKit autoFocus description={t('proof.sent', { email })} />
        </ValidatedForm>
      ) : (
        <Stack gap="x2" align="start">
          {hasPassword ? (
            <ValidatedForm
              key="password"
              id={formId}
              rules={object({ password: enteredPassword() })}
              initialValues={{ password: '' }}
              onSubmit={confirm}
              aria-label={title}
            >
              <ProofPassword />
            </ValidatedForm>
          ) : (
            <Text tone="secondary">{email}</Text>
          )}
          <Button variant="ghost" size="small" isDisabled={isBusy} onPress={() => void send()}>
            {t('proof.sendCode')}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}

function ProofPassword() {
  const t = useMessages(securityMessages)
  const field = useFormField(nameOf('password'), { invalid: t('proof.wrong') })
  return <PasswordField {...field} label={t('proof.password')} autoFocus />
}
