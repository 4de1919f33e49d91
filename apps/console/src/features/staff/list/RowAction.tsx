import { Button, Icon, IconButton } from '@saywright/ui'
import { useWidthClass } from '@saywright/ui/theme'
import type { LucideIcon } from 'lucide-react'

export type RowActionProps = {
  /** Accessible name: the action, and its row. */
  label: string
  words: string
  icon: LucideIcon
  onPress: () => void
}

/** Something that can be done to a row: in words, and as an icon where the table of a tablet has no room for them. */
export function RowAction({ label, words, icon, onPress }: RowActionProps) {
  if (useWidthClass() === 'tablet')
    return <IconButton size="small" icon={<Icon of={icon} size={14} />} label={label} onPress={onPress} />
  return (
    <Button size="small" aria-label={label} onPress={onPress}>
      {words}
    </Button>
  )
}
