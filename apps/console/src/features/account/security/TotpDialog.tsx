import { type Loadable, object, text } from '@saywright/api/contract'
import { CodeKit, type SubmissionErrors, ValidatedForm } from '@saywright/forms'
import { failureOf, useBusy } from '@saywright/shell/components'
import { Button, Dialog, ErrorState, Icon, Inline, Skeleton, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import { securityMessages } from './messages/index.js'
import { QrCode } from './QrCode.js'
import { key } from './RecoveryCodes.css.js'

export type TotpKey = { secret: string; url: string }

export type TotpDialogProps = {
  setup: Loadable<TotpKey>
  onCopyKey: (secret: string) => void
  onVerify: (code: string) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

const rules = object({ code: text({ pattern: /^\d{6}$/, key: 'required' }) })

/** The key in groups of four, as people read it out. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Joins an authenticator app to the account: the key goes there, six digits come back. */
export function TotpDialog({ setup, onCopyKey, onVerify, onClose }: TotpDialogProps) {
  const t = useMessages(securityMessages)
  const formId = useId()
  const [isBusy, verify] = useBusy(({ code }: { code: string }) => onVerify(code))
  return (
    <Dialog
      isOpen
      title={t('setup.title')}
      description={t('setup.scan')}
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={isBusy}
            isDisabled={setup.state !== 'ready'}
          >
            {t(isBusy ? 'setup.verifying' : 'setup.verify')}
          </Button>
        </>
      }
    >
      {setup.state === 'loading' && <Skeleton />}
      {setup.state === 'failed' && <ErrorState title={t('setup.failed')} {...failureOf(setup)} />}
      {setup.state === 'ready' && (
        <Stack gap="x4">
          <Inline gap="x4">
            <QrCode value={setup.value.url} label={t('setup.qr')} />
            <Stack gap="x1" align="start">
              <Text variant="label">{t('setup.key')}</Text>
              <code className={key}>{inGroups(setup.value.secret)}</code>
              <Button size="small" icon={<Icon of={Copy} />} onPress={() => onCopyKey(setup.value.secret)}>
                {t('setup.copyKey')}
              </Button>
            </Stack>
          </Inline>
          <ValidatedForm
            id={formId}
            rules={rules}
            initialValues={{ code: '' }}
            onSubmit={verify}
            aria-label={t('setup.title')}
          >
            <CodeKit autoFocus alphabet="digits" label={t('setup.code')} description={t('setup.codeHint')} />
          </ValidatedForm>
        </Stack>
      )}
    </Dialog>
  )
}
