import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../Button/Button.js'
import { Dialog, type DialogProps } from './Dialog.js'
import { dialogMessages } from './messages.js'

export type ConfirmDialogProps = Pick<DialogProps, 'description' | 'icon' | 'size' | 'id' | 'ref'> & {
  /** The question, for example "Delete this model?". */
  title: ReactNode
  /** Consequences of the confirmation. */
  children?: ReactNode
  /** Label of the confirm button: a verb and its object, for example "Delete model", not "Yes". */
  confirmLabel: string
  /** Label of the cancel button; "Cancel" when absent. */
  cancelLabel?: string
  /**
   * `danger` for destructive actions: the confirm button is red and Cancel has the initial focus.
   * @default 'danger'
   */
  tone?: 'danger' | 'info'
  /** Whether the dialog is open. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /**
   * Called on confirmation. When it returns a promise, the dialog stays open until the promise settles: it
   * closes when the promise is fulfilled and stays open when it is rejected. The caller reports the error.
   */
  onConfirm: () => void | Promise<void>
}

/** Asks for confirmation before an action that cannot be undone. */
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
