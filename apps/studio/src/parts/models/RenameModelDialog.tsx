import { saveVoiceCommandModel } from '@saywright/api/contract'
import { rulesOf, type SubmissionErrors, useForgetDraft } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { modelsMessages } from './messages.js'
import { NameForm } from './NameForm.js'
import { keyOf, type ProjectModel } from './projectModel.js'

export type RenameModelDialogProps = {
  model: ProjectModel
  models: readonly ProjectModel[]
  onRename: (name: string) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Another name for a model. */
export function RenameModelDialog({ model, models, onRename, onClose }: RenameModelDialogProps) {
  const t = useMessages(modelsMessages)
  const form = useId()
  const draft = `rename-${keyOf(model)}`
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
        // What models of all types are renamed with.
        rules={rulesOf(saveVoiceCommandModel)}
        initialValues={{ name: model.name, revision: model.revision }}
        models={models}
        self={model}
        onSubmit={({ name }) => rename(name)}
      />
    </Dialog>
  )
}
