import { MonitorX } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Heading } from '../../primitives/Heading/Heading.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { Text } from '../../primitives/Text/Text.js'
import { screenSizeGateMessages } from './messages.js'
import { gate, kept, shown, words } from './ScreenSizeGate.css.js'
import { useWindowSize } from './useWindowSize.js'

export type ScreenSizeGateProps = {
  /** What needs the room. Kept, unseen, when the window becomes too small while it is open. */
  children: ReactNode
  /** Least size of the window in px; 1280 by 720 when absent. */
  minimum?: { width: number; height: number }
  /** Other words than the usual ones. */
  title?: ReactNode
  /** Why more room is needed, in a sentence. */
  reason?: ReactNode
  /** What can be done here, such as a link to send to oneself. */
  actions?: ReactNode
  /** Someone chose before to open it anyway; the application keeps that as long as it likes. */
  isOpenedAnyway?: boolean
  /** Someone chose to open it in spite of the size. */
  onOpenAnyway?: () => void
}

const usualMinimum = { width: 1280, height: 720 }

/**
 * Says that the window has less room than its children need, and keeps them back until somebody opens them anyway: who
 * magnifies a page has no larger window.
 */
export function ScreenSizeGate({
  children,
  minimum = usualMinimum,
  title,
  reason,
  actions,
  isOpenedAnyway = false,
  onOpenAnyway,
}: ScreenSizeGateProps) {
  const t = useMessages(screenSizeGateMessages)
  const { width, height } = useWindowSize()
  const [isForced, setForced] = useState(isOpenedAnyway)
  const isOpen = isForced || (width >= minimum.width && height >= minimum.height)
  const openAnyway = () => {
    setForced(true)
    onOpenAnyway?.()
  }
  const wasOpen = useRef(false)
  if (isOpen) wasOpen.current = true
  return (
    <>
      {!isOpen && (
        <main className={gate}>
          <Icon of={MonitorX} size={24} />
          <div className={words}>
            <Heading level={1} variant="h2">
              {title ?? t('title')}
            </Heading>
            <Text tone="secondary">
              {reason ?? t('reason', { ...minimum, ownWidth: width, ownHeight: height })}
            </Text>
          </div>
          <Button variant="primary" onPress={openAnyway}>
            {t('openAnyway')}
          </Button>
          {actions}
        </main>
      )}
      {wasOpen.current && <div className={isOpen ? shown : kept}>{children}</div>}
    </>
  )
}
