import { ConfirmDialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { filesMessages } from './messages.js'

export type LeaveUploadsDialogProps = {
  isOpen: boolean
  /** Files that are being sent, or are paused. */
  count: number
  onLeave: () => void
  onStay: () => void
}

/** Asks before files that are not whole yet are left. */
export function LeaveUploadsDialog({ isOpen, count, onLeave, onStay }: LeaveUploadsDialogProps) {
  const t = useMessages(filesMessages)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && onStay()}
      title={t('leaving.title', { count })}
      confirmLabel={t('leaving.leave')}
      cancelLabel={t('leaving.stay')}
      onConfirm={onLeave}
    >
      {t('leaving.text')}
    </ConfirmDialog>
  )
}
