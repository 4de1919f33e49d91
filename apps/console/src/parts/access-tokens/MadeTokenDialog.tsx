import { Button, CopyButton, Dialog, Stack, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { tokenMessages } from './messages.js'

export type MadeTokenDialogProps = { token: string; onClose: () => void }

/** A token that was made just now, the only time that it is shown. */
export function MadeTokenDialog({ token, onClose }: MadeTokenDialogProps) {
  const t = useMessages(tokenMessages)
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('made')}
      description={t('madeLead')}
      actions={
        <>
          <CopyButton text={token} />
          <Button variant="primary" onPress={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField label={t('token')} value={token} isReadOnly />
      </Stack>
    </Dialog>
  )
}
