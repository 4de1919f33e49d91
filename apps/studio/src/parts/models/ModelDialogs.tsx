import type { SubmissionErrors } from '@saywright/forms'
import { ConfirmDialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { modelsMessages } from './messages.js'
import type { ProjectModel } from './projectModel.js'
import { RenameModelDialog } from './RenameModelDialog.js'

export type ModelDialogsProps = {
  /** The model that is being renamed or deleted; absent while neither dialog is open. */
  opened: { readonly dialog: 'rename' | 'delete'; readonly model: ProjectModel } | undefined
  models: readonly ProjectModel[]
  onRename: (model: ProjectModel, name: string) => Promise<SubmissionErrors | undefined>
  onDelete: (model: ProjectModel) => Promise<void>
  onClose: () => void
}

/** Another name for a model, and the question before it is deleted. */
export function ModelDialogs({ opened, models, onRename, onDelete, onClose }: ModelDialogsProps) {
  const t = useMessages(modelsMessages)
  if (opened?.dialog === 'rename')
    return (
      <RenameModelDialog
        model={opened.model}
        models={models}
        onClose={onClose}
        onRename={async (name) => {
          const errors = await onRename(opened.model, name)
          if (!errors) onClose()
          return errors
        }}
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
