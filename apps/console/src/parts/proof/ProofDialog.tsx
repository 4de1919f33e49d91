import { type AccountSecurity, type Loadable, limits, type Proof } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf, useBusy } from '@saywright/shell/components'
import { Button, Dialog, ErrorState, Icon, Message, Skeleton, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { proofMessages } from './messages.js'
import { ProofForm } from './ProofForm.js'
import { proofWays } from './proofWays.js'

export type ProofDialogProps = {
  /** Where a code would be sent. */
  email: string
  security: Loadable<AccountSecurity>
  /** Whether this browser can use a passkey. */
  canUsePasskeys: boolean
  /** Nothing returned means that it is proved. */
  onProve: (proof: Proof) => Promise<SubmissionErrors | undefined>
  /** Has the device request a passkey. It reports its own failures. */
  onPasskey: () => Promise<void>
  /** Rejects when no code could be sent, after a notice has said why. */
  onSendCode: () => Promise<unknown>
  onClose: () => void
}

/** Before a call that changes who can open an account: that it is its owner who asks. */
export function ProofDialog({ email, security, canUsePasskeys, ...on }: ProofDialogProps) {
  const t = useMessages(proofMessages)
  const formId = useId()
  const ways = security.state === 'ready' ? proofWays(security.value, canUsePasskeys) : []
  const [chosen, setChosen] = useState<(typeof ways)[number]>()
  const [isSent, setSent] = useState(false)
  const way = chosen ?? ways[0]
  const sendCode = () =>
    on.onSendCode().then(
      () => setSent(true),
      () => {},
    )
  const press = way === 'passkey' ? on.onPasskey : way === 'mail' && !isSent ? sendCode : undefined
  const [isPressed, run] = useBusy(async () => press?.())
  const [isProving, prove] = useBusy(on.onProve)
  const isBusy = isPressed || isProving
  const label = { passkey: t('confirmPasskey'), mail: isSent ? t('confirm') : t('confirmMail') }
  return (
    <Dialog
      isOpen
      title={t('title')}
      description={t('lead', { count: limits.proofMinutes })}
      icon={<Icon of={ShieldCheck} />}
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && on.onClose()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={on.onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={way === undefined}
            {...(press ? { onPress: () => void run() } : { type: 'submit', form: formId })}
          >
            {isBusy ? t('checking') : way === 'passkey' || way === 'mail' ? label[way] : t('confirm')}
          </Button>
        </>
      }
    >
      {security.state === 'loading' && <Skeleton />}
      {security.state === 'failed' && <ErrorState {...failureOf(security)} />}
      {security.state === 'ready' && (
        <Stack gap="x2" align="start">
          {way === undefined && <Message tone="warning">{t('nothing')}</Message>}
          {way === 'passkey' && <Text>{t('toPasskey')}</Text>}
          {way === 'mail' && !isSent && <Text>{t('toMail', { email })}</Text>}
          {way !== undefined && !press && (
            <ProofForm key={way} id={formId} way={way} email={email} onSubmit={prove} />
          )}
          {ways.map(
            (other) =>
              other !== way &&
              other !== 'mail' && (
                <Button
                  key={other}
                  variant="ghost"
                  size="small"
                  isDisabled={isBusy}
                  onPress={() => setChosen(other)}
                >
                  {t(`instead.${other}`)}
                </Button>
              ),
          )}
        </Stack>
      )}
    </Dialog>
  )
}
