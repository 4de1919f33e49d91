import { Button, Dialog, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { UserRoundX } from 'lucide-react'
import { otherAccountMessages } from './otherAccountMessages.js'

export type OtherAccountDialogProps = {
  /** Loads the page again, as the account that is logged in now. */
  onReload: () => void
  /** Leaves the page unchanged, for instance to copy what was typed. */
  onClose: () => void
}

/** Another account has logged in in another tab: this one shows what it has, and sends nothing more. */
export function OtherAccountDialog({ onReload, onClose }: OtherAccountDialogProps) {
  const t = useMessages(otherAccountMessages)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      tone="warning"
      icon={<Icon of={UserRoundX} size={20} />}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('stay')}
          </Button>
          <Button onPress={onReload}>{t('reload')}</Button>
        </>
      }
    />
  )
}
