import { Button, Card } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.js'
import { securityMessages } from './messages/index.js'

export type DeleteCardProps = Omit<DeleteDialogProps, 'onClose'>

/** The end of an account. */
export function DeleteCard(dialog: DeleteCardProps) {
  const t = useMessages(securityMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Card
        tone="danger"
        title={t('remove.title')}
        description={t('remove.lead')}
        actions={
          <Button variant="danger" onPress={() => setOpen(true)}>
            {t('remove.open')}
          </Button>
        }
      />
      {isOpen && <DeleteDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  )
}
