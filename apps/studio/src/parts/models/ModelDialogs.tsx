import type { SubmissionErrors } from '@saywright/forms'
import { ConfirmDialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { modelsMessages } from './messages.js'
import { type ProjectModel, usersOf } from './projectModel.js'
import { RenameModelDialog } from './RenameModelDialog.js'
import { UsersDialog } from './UsersDialog.js'

export type ModelDialogsProps = {
  /** The model that is being renamed or deleted; absent while neither dialog is open. */
  opened: { readonly dialog: 'rename' | 'delete'; readonly model: ProjectModel } | undefined
  models: readonly ProjectModel[]
  onRename: (model: ProjectModel, name: string, isAtUsers: boolean) => Promise<SubmissionErrors | undefined>
  hrefOf: (model: Pick<ProjectModel, 'type' | 'id'>) => string
  onDelete: (model: ProjectModel) => Promise<void>
  onClose: () => void
}

/** Another name for a model, and the question before it is deleted. */
export function ModelDialogs({ opened, models, hrefOf, onRename, onDelete, onClose }: ModelDialogsProps) {
  const t = useMessages(modelsMessages)
  if (opened?.dialog === 'rename')
    return (
      <RenameModelDialog
        model={opened.model}
        models={models}
        onClose={onClose}
        onRename={async (name, isAtUsers) => {
          const errors = await onRename(opened.model, name, isAtUsers)
          if (!errors) onClose()
          return errors
        }}
      />
    )
  // The server does not delete it while others import from it.
  if (opened && usersOf(opened.model).length > 0)
    return (
      <UsersDialog
        model={opened.model}
        users={usersOf(opened.model)}
        isKept
        // Models import from those of their own kind.
        hrefOf={({ id }) => hrefOf({ type: opened.model.type, id })}
        onClose={onClose}
      />
    )
  return (
    opened && (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('delete.title', { model: opened.model.name })}
        confirmLabel={t('delete.confirm')}
        onConfirm={() => onDelete(opened.model)}
      >
        {t('delete.text')}
      </ConfirmDialog>
    )
  )
}
