import { saveVoiceCommandModel, type VoiceCommandModelSummary } from '@saywright/api/contract'
import { rulesOf, type SubmissionErrors, useForgetDraft } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { hubMessages } from '../messages/index.js'
import { NameForm } from './NameForm.js'

export type RenameModelDialogProps = {
  model: VoiceCommandModelSummary
  models: readonly VoiceCommandModelSummary[]
  onRename: (name: string) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Another name for a model. */
export function RenameModelDialog({ model, models, onRename, onClose }: RenameModelDialogProps) {
  const t = useMessages(hubMessages)
  const form = useId()
  const draft = `rename-${model.id}`
  const forgetDraft = useForgetDraft(draft)
  const close = () => {
    forgetDraft()
    onClose()
  }
  const [isPending, rename] = useBusy(onRename)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('rename.title')}
      actions={
        <>
          <Button onPress={close}>{t('rename.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t(isPending ? 'rename.submitting' : 'rename.submit')}
          </Button>
        </>
      }
    >
      <NameForm
        id={form}
        name={draft}
        label={t('rename.title')}
        rules={rulesOf(saveVoiceCommandModel)}
        initialValues={{ name: model.name, revision: model.revision }}
        models={models}
        self={model.id}
        onSubmit={({ name }) => rename(name)}
      />
    </Dialog>
  )
}
