import type { AccessScope } from '@saywright/api/contract'
import { Button, CopyButton, Dialog, Inline, Link, Stack, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { tokenMessages } from './messages.js'

export type MadeTokenDialogProps = {
  token: string
  scopes: readonly AccessScope[]
  /** Address of a call that a token with the scope `read` may make. */
  exampleUrl: string
  /** The page of the documentation about access tokens. */
  documentationHref: string
  onClose: () => void
}

/** A token that was made just now, the only time that it is shown, with the line that uses it. */
export function MadeTokenDialog({
  token,
  scopes,
  exampleUrl,
  documentationHref,
  onClose,
}: MadeTokenDialogProps) {
  const t = useMessages(tokenMessages)
  const header = `Authorization: Bearer ${token}`
  const isReading = scopes.includes('read')
  const line = isReading ? `curl -H "${header}" ${exampleUrl}` : header
  const lineLabel = t(isReading ? 'call' : 'header')
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('made')}
      description={t('madeLead')}
      actions={
        <>
          <Button onPress={onClose}>{t('done')}</Button>
          <CopyButton variant="primary" text={token} />
        </>
      }
    >
      <Stack>
        <TextField label={t('token')} value={token} isReadOnly />
        <TextField label={lineLabel} value={line} isReadOnly />
        <Inline justify="between">
          <Link href={documentationHref} variant="standalone" isExternal>
            {t('more')}
          </Link>
          <CopyButton size="small" text={line} label={t('copyLine')} />
        </Inline>
      </Stack>
    </Dialog>
  )
}
