import type { Loadable, Passkey } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Icon,
  Message,
  Skeleton,
  Stack,
} from '@saywright/ui'
import { formatDate, formatDateTime, useMessages } from '@saywright/ui/i18n'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { SettingRow, SettingRows } from '../../../parts/setting-row/SettingRow.js'
import { securityMessages } from './messages/index.js'
import { PasskeyNameDialog } from './PasskeyNameDialog.js'

export type PasskeysCardProps = {
  passkeys: Loadable<readonly Passkey[]>
  /** Whether this browser can create passkeys. */
  isSupported: boolean
  /** Creates a passkey in the browser and saves it with a name. */
  onAdd: (name: string) => Promise<SubmissionErrors | undefined>
  onRename: (passkey: Passkey, name: string) => Promise<SubmissionErrors | undefined>
  /** Rejects when refused, after a notice has said why. */
  onRemove: (passkey: Passkey) => Promise<void>
}

type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey }

/** Card of the passkeys, which log in without a password. */
export function PasskeysCard({ passkeys, isSupported, onAdd, onRename, onRemove }: PasskeysCardProps) {
  const t = useMessages(securityMessages)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Card
        id="passkeys"
        title={t('passkeys.title')}
        description={t('passkeys.lead')}
        actions={
          isSupported && (
            <Button icon={<Icon of={Plus} />} onPress={() => setOpen({ dialog: 'add' })}>
              {t('passkeys.add')}
            </Button>
          )
        }
        isFlush={passkeys.state === 'ready' && passkeys.value.length > 0}
      >
        {passkeys.state === 'loading' && <Skeleton widths={['40%', '28%']} />}
        {passkeys.state === 'failed' && <ErrorState {...failureOf(passkeys)} />}
        {passkeys.state === 'ready' && passkeys.value.length === 0 && (
          <Stack>
            {!isSupported && <Message>{t('passkeys.unsupported')}</Message>}
            <EmptyState title={t('passkeys.empty')}>{t('passkeys.emptyNote')}</EmptyState>
          </Stack>
        )}
        {passkeys.state === 'ready' && passkeys.value.length > 0 && (
          <SettingRows>
            {passkeys.value.map((passkey) => (
              <SettingRow
                key={passkey.id}
                icon={KeyRound}
                title={passkey.name}
                note={<PasskeyNote passkey={passkey} />}
                actions={
                  <>
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={t('passkeys.renameNamed', { name: passkey.name })}
                      onPress={() => setOpen({ dialog: 'rename', passkey })}
                    >
                      {t('passkeys.rename')}
                    </Button>
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={t('passkeys.removeNamed', { name: passkey.name })}
                      onPress={() => setOpen({ dialog: 'remove', passkey })}
                    >
                      {t('passkeys.remove')}
                    </Button>
                  </>
                }
              />
            ))}
          </SettingRows>
        )}
      </Card>
      {open?.dialog === 'add' && (
        <PasskeyNameDialog
          title={t('passkeys.nameTitle')}
          name=""
          submitLabel={t('passkeys.next')}
          pendingLabel={t('passkeys.adding')}
          onSubmit={onAdd}
          onClose={close}
        />
      )}
      {open?.dialog === 'rename' && (
        <PasskeyNameDialog
          title={t('passkeys.renameTitle')}
          name={open.passkey.name}
          submitLabel={t('passkeys.save')}
          pendingLabel={t('passkeys.saving')}
          onSubmit={(name) => onRename(open.passkey, name)}
          onClose={close}
        />
      )}
      {open?.dialog === 'remove' && (
        <ConfirmDialog
          isOpen
          title={t('passkeys.removeQuestion', { name: open.passkey.name })}
          confirmLabel={t('passkeys.remove')}
          onOpenChange={close}
          onConfirm={() => onRemove(open.passkey)}
        >
          {t('passkeys.removeWarning')}
        </ConfirmDialog>
      )}
    </>
  )
}

function PasskeyNote({ passkey: { created_at, last_used_at } }: { passkey: Passkey }) {
  const t = useMessages(securityMessages)
  const added = formatDate(created_at)
  return last_used_at
    ? t('passkeys.used', { added, used: formatDateTime(last_used_at) })
    : t('passkeys.unused', { added })
}
