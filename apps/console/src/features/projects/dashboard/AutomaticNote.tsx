import { type Project, projectStanding } from '@saywright/api/contract'
import { Icon, IconButton, Message } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { X } from 'lucide-react'
import { projectsMessages } from '../messages/index.js'

export type AutomaticNoteProps = {
  projects: readonly Project[]
  /** In milliseconds since 1970. */
  now: number
  onClose: () => void
}

/** Says that requests need no review here, and whether older ones are still pending. */
export function AutomaticNote({ projects, now, onClose }: AutomaticNoteProps) {
  const t = useMessages(projectsMessages)
  const isWaiting = projects.some((project) => projectStanding(project, now).state === 'waiting')
  return (
    <Message actions={<IconButton label={t('automatic.close')} icon={<Icon of={X} />} onPress={onClose} />}>
      {richText(t(isWaiting ? 'automatic.waiting' : 'automatic.text'), {
        lead: (words) => <strong>{words}</strong>,
      })}
    </Message>
  )
}
