import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../Button/Button.js'
import { Dialog, type DialogProps } from './Dialog.js'
import { dialogMessages } from './messages.js'

export type ConfirmDialogProps = Pick<DialogProps, 'description' | 'icon' | 'size' | 'id' | 'ref'> & {
  /** The question: "Delete this model?". */
  title: ReactNode
  /** What is lost or changes when the response is yes. */
  children?: ReactNode
  /** A verb and its object: "Delete model", never "Yes". */
  confirmLabel: string
  /** "Cancel" when absent. */
  cancelLabel?: string
  /** `danger` when something is lost: the button is red and Cancel has the focus first. */
  tone?: 'danger' | 'info'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** A promise keeps the dialog open until it settles: kept, it closes; refused, it stays, and its giver tells why. */
  onConfirm: () => void | Promise<void>
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) {
  const t = useMessages(dialogMessages)
  const [isPending, setPending] = useState(false)
  const isDanger = tone === 'danger'

  async function confirm() {
    setPending(true)
    const isDone = await Promise.resolve(onConfirm()).then(
      () => true,
      () => false,
    )
    setPending(false)
    if (isDone) onOpenChange(false)
  }

  return (
    <Dialog
      {...rest}
      tone={tone}
      role="alertdialog"
      isDismissable={!isPending}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button autoFocus={isDanger} isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            autoFocus={!isDanger}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
