import { Icon, IconButton, Menu, MenuItem, MenuTrigger } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { modelsMessages } from './messages.js'

export type ModelMenuProps = {
  model: { readonly name: string }
  onRename: () => void
  /** Absent where no further model of its type can be made. */
  onDuplicate?: (() => void) | undefined
  onDelete: () => void
}

/** Actions on a model without opening it. */
export function ModelMenu({ model, onRename, onDuplicate, onDelete }: ModelMenuProps) {
  const t = useMessages(modelsMessages)
  return (
    <MenuTrigger>
      <IconButton size="small" label={t('menu', { model: model.name })} icon={<Icon of={Ellipsis} />} />
      <Menu placement="bottom end">
        <MenuItem icon={<Icon of={Pencil} />} onAction={onRename}>
          {t('actions.rename')}
        </MenuItem>
        {onDuplicate && (
          <MenuItem icon={<Icon of={Copy} />} onAction={onDuplicate}>
            {t('actions.duplicate')}
          </MenuItem>
        )}
        <MenuItem tone="danger" icon={<Icon of={Trash2} />} onAction={onDelete}>
          {t('actions.delete')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
