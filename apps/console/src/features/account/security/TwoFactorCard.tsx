import { type AccountSecurity, failed, limits, loading, ready, toApiError } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { Button, Card, ConfirmDialog, Icon, Tag } from '@saywright/ui'
import { formatDate, formatDateTime, useMessages } from '@saywright/ui/i18n'
import { KeyRound, ShieldCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { SettingRow, SettingRows } from '../../../parts/setting-row/SettingRow.js'
import { securityMessages } from './messages/index.js'
import { RecoveryCodesDialog, type RecoveryCodesDialogProps } from './RecoveryCodesDialog.js'
import { TotpDialog, type TotpDialogProps, type TotpKey } from './TotpDialog.js'

/** The result of the first digits: recovery codes, or their errors. */
export type CodesOrErrors = { codes: readonly string[] } | { errors: SubmissionErrors }

export type TwoFactorCardProps = Pick<AccountSecurity, 'totp' | 'recovery_codes_left'> & {
  onStart: () => Promise<TotpKey>
  onVerify: (code: string) => Promise<CodesOrErrors>
  /** Reject when refused, after a notice has said why. */
  onTurnOff: () => Promise<void>
  onNewCodes: () => Promise<readonly string[]>
  onCopyKey: TotpDialogProps['onCopyKey']
  onCopyCodes: RecoveryCodesDialogProps['onCopy']
  onDownloadCodes: RecoveryCodesDialogProps['onDownload']
}

type Open =
  | { dialog: 'setup'; setup: TotpDialogProps['setup'] }
  | { dialog: 'codes'; codes: readonly string[] }
  | { dialog: 'turnOff' }
  | { dialog: 'newCodes' }

/** The second factor: an authenticator app, and recovery codes for its loss. */
export function TwoFactorCard({ totp, recovery_codes_left: left, ...on }: TwoFactorCardProps) {
  const t = useMessages(securityMessages)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  const start = async () => {
    setOpen({ dialog: 'setup', setup: loading })
    const setup = await on.onStart().then(ready, (thrown) => failed(toApiError(thrown), () => void start()))
    setOpen({ dialog: 'setup', setup })
  }
  const showCodes = (response: CodesOrErrors) => {
    if ('errors' in response) return response.errors
    setOpen({ dialog: 'codes', codes: response.codes })
    return undefined
  }
  return (
    <>
      <Card
        id="two-factor"
        title={t('twoFactor.title')}
        description={t('twoFactor.lead')}
        actions={
          <Tag
            tone={totp ? 'success' : 'neutral'}
            {...(totp && { icon: <Icon of={ShieldCheck} size={14} /> })}
          >
            {t(totp ? 'twoFactor.on' : 'twoFactor.off')}
          </Tag>
        }
        isFlush
      >
        <SettingRows>
          <SettingRow
            icon={Smartphone}
            title={t('twoFactor.app')}
            note={<AppNote totp={totp} />}
            actions={
              totp ? (
                <Button size="small" variant="dangerOutline" onPress={() => setOpen({ dialog: 'turnOff' })}>
                  {t('twoFactor.turnOff')}
                </Button>
              ) : (
                <Button size="small" onPress={() => void start()}>
                  {t('twoFactor.setUp')}
                </Button>
              )
            }
          />
          {totp && (
            <SettingRow
              icon={KeyRound}
              title={t('twoFactor.codes')}
              note={t('twoFactor.codesLeft', { count: left, total: limits.recoveryCodes })}
              actions={
                <Button size="small" onPress={() => setOpen({ dialog: 'newCodes' })}>
                  {t('twoFactor.newCodes')}
                </Button>
              }
            />
          )}
        </SettingRows>
      </Card>
      {open?.dialog === 'setup' && (
        <TotpDialog
          setup={open.setup}
          onCopyKey={on.onCopyKey}
          onVerify={async (code) => showCodes(await on.onVerify(code))}
          onClose={close}
        />
      )}
      {open?.dialog === 'codes' && (
        <RecoveryCodesDialog
          codes={open.codes}
          onCopy={on.onCopyCodes}
          onDownload={on.onDownloadCodes}
          onClose={close}
        />
      )}
      <ConfirmDialog
        title={t('twoFactor.offQuestion')}
        confirmLabel={t('twoFactor.turnOff')}
        isOpen={open?.dialog === 'turnOff'}
        onOpenChange={close}
        onConfirm={on.onTurnOff}
      >
        {t('twoFactor.offWarning')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('twoFactor.newQuestion')}
        confirmLabel={t('twoFactor.newCodes')}
        isOpen={open?.dialog === 'newCodes'}
        onOpenChange={() => setOpen((now) => (now?.dialog === 'codes' ? now : undefined))}
        onConfirm={async () => setOpen({ dialog: 'codes', codes: await on.onNewCodes() })}
      >
        {t('twoFactor.newWarning')}
      </ConfirmDialog>
    </>
  )
}

function AppNote({ totp }: Pick<AccountSecurity, 'totp'>) {
  const t = useMessages(securityMessages)
  if (!totp) return t('twoFactor.appOff')
  const added = formatDate(totp.created_at)
  return totp.last_used_at
    ? t('twoFactor.appNote', { added, used: formatDateTime(totp.last_used_at) })
    : t('twoFactor.appUnused', { added })
}
