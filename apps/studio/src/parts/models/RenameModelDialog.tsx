import { saveVoiceCommandModel } from '@saywright/api/contract'
import { rulesOf, type SubmissionErrors, useForgetDraft } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Checkbox, Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId, useState } from 'react'
import { modelsMessages } from './messages.js'
import { NameForm } from './NameForm.js'
import { keyOf, type ProjectModel, usersOf } from './projectModel.js'

export type RenameModelDialogProps = {
  model: ProjectModel
  models: readonly ProjectModel[]
  /** @param isAtUsers whether the grammars that name it get the new name too. */
  onRename: (name: string, isAtUsers: boolean) => Promise<SubmissionErrors | undefined>
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
  const users = usersOf(model)
  const [isAtUsers, setAtUsers] = useState(true)
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
        // Models of all types share these rules for names.
        rules={rulesOf(saveVoiceCommandModel)}
        initialValues={{ name: model.name, revision: model.revision }}
        models={models}
        self={model}
        onSubmit={({ name }) => rename(name, users.length > 0 && isAtUsers)}
      >
        {users.length > 0 && (
          <Checkbox
            label={t('rename.atUsers', { count: users.length })}
            description={t('rename.atUsersHint', { models: users.map((user) => user.name).join(', ') })}
            isSelected={isAtUsers}
            onChange={setAtUsers}
          />
        )}
      </NameForm>
    </Dialog>
  )
}
