import { ButtonLink, Icon, Logo, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { layoutMessages } from './messages.js'
import { bar, frame, main, name, words } from './TaskLayout.css.js'

export type TaskFrameProps = {
  children: ReactNode
  brandName: string
  /** Title of the task. */
  task: string
  /** Address of the page that follows when the task is left. */
  leaveHref: string
  /** Banner above the page: which member of staff acts as which user. */
  banner?: ReactNode
}

/** Layout of a task that fills the page: the logo, the title of the task, and a link out of it. */
export function TaskLayout({ children, brandName, task, leaveHref, banner }: TaskFrameProps) {
  const t = useMessages(layoutMessages)
  return (
    <div className={frame}>
      {banner}
      <header className={bar}>
        <span className={name}>
          <Logo name={brandName} />
        </span>
        <span className={words}>
          <Text as="span" weight="medium">
            {task}
          </Text>
        </span>
        <ButtonLink variant="ghost" href={leaveHref} icon={<Icon of={X} />}>
          {t('leave')}
        </ButtonLink>
      </header>
      <main className={main}>{children}</main>
    </div>
  )
}
