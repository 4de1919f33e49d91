import { Badge, Button, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ListTodo } from 'lucide-react'
import { tasksMessages } from './messages.js'

export type TasksButtonProps = {
  /** Tasks that are not over. */
  open: number
  onPress: () => void
}

/** Opens the background tasks, and says how many are not over. */
export function TasksButton({ open, onPress }: TasksButtonProps) {
  const t = useMessages(tasksMessages)
  return (
    <Button size="small" icon={<Icon of={ListTodo} />} onPress={onPress}>
      <span>{t('button')}</span>
      {open > 0 && <Badge count={open} label={t('open', { count: open })} />}
    </Button>
  )
}
