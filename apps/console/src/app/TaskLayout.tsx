import { ButtonLink, Icon, Logo, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { layoutMessages } from './messages.js'
import { bar, frame, main, name, words } from './TaskLayout.css.js'

export type TaskFrameProps = {
  children: ReactNode
  brandName: string
  /** What is being done. */
  task: string
  /** Where one comes to who leaves it. */
  leaveHref: string
  /** A line above everything: who acts for whom. */
  banner?: ReactNode
}

/** Around a task that has the page to itself: the mark, what is being done, and the way out. */
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
