import type { ModelReference } from '@saywright/api/contract'
import { Button, Dialog, Link, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { modelsMessages } from './messages.js'

export type UsersDialogProps = {
  model: { readonly name: string }
  users: readonly ModelReference[]
  /** Whether it was to be deleted, which these do not let happen. @default false */
  isKept?: boolean
  hrefOf: (user: ModelReference) => string
  onClose: () => void
}

/** The models that import from one, each a way to it. */
export function UsersDialog({ model, users, isKept = false, hrefOf, onClose }: UsersDialogProps) {
  const t = useMessages(modelsMessages)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isKept ? 'used.keptTitle' : 'used.title', { model: model.name })}
      description={t(isKept ? 'used.keptText' : 'used.text')}
      actions={<Button onPress={onClose}>{t('used.close')}</Button>}
    >
      <Stack gap="x2">
        {users.map((user) => (
          <Link key={user.id} variant="standalone" href={hrefOf(user)}>
            {user.name}
          </Link>
        ))}
      </Stack>
    </Dialog>
  )
}
