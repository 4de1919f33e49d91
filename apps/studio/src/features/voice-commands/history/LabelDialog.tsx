import { limits } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId, useState } from 'react'
import { versionMessages } from './messages.js'

export type LabelDialogProps = {
  label: string
  /** `null` takes the name away. */
  onSave: (label: string | null) => Promise<void>
  onClose: () => void
}

/** A name by which a version is found again. */
export function LabelDialog({ label, onSave, onClose }: LabelDialogProps) {
  const t = useMessages(versionMessages)
  const form = useId()
  const [name, setName] = useState(label)
  const [isPending, save] = useBusy(onSave)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(name.trim() === '' ? null : name.trim())
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('rename')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t('name')}
          description={t('nameHint')}
          value={name}
          onChange={setName}
          maxLength={limits.nameMaxCharacters}
          autoComplete="off"
          autoFocus
        />
      </form>
    </Dialog>
  )
}
