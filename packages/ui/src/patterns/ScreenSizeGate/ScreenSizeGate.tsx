import { MonitorX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
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
  reason?: ReactNode
  /** What can be done here, such as a link to send to oneself. */
  actions?: ReactNode
}

const usualMinimum = { width: 1280, height: 720 }

/** Shows its children only where the window has room for them, and says why otherwise. */
export function ScreenSizeGate({
  children,
  minimum = usualMinimum,
  title,
  reason,
  actions,
}: ScreenSizeGateProps) {
  const t = useMessages(screenSizeGateMessages)
  const { width, height } = useWindowSize()
  const isOpen = width >= minimum.width && height >= minimum.height
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
          {actions}
        </main>
      )}
      {wasOpen.current && <div className={isOpen ? shown : kept}>{children}</div>}
    </>
  )
}
