import { limits } from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId } from 'react'
import { versionMessages } from './messages.js'

export type LabelDialogProps = {
  revision: number
  label: string
  /** `null` takes the name away. @returns whether it is saved. */
  onSave: (label: string | null) => Promise<boolean>
  onClose: () => void
}

/** Names a version, to find it again. */
export function LabelDialog({ revision, label, onSave, onClose }: LabelDialogProps) {
  const t = useMessages(versionMessages)
  const form = useId()
  const [name, setName, forget] = useKeptState(`version-label-${revision}`, label)
  const [isPending, save] = useBusy(onSave)
  const close = () => {
    forget()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await save(name.trim() === '' ? null : name.trim())) close()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('rename')}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
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
