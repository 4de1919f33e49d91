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
  /**
   * Content that needs the space. It stays mounted, but hidden, when the window becomes too small while it is
   * open.
   */
  children: ReactNode
  /** Minimum size of the window in px; 1280 by 720 when absent. */
  minimum?: { width: number; height: number }
  /** Title that replaces the default. */
  title?: ReactNode
  /** One sentence: why more space is needed. */
  reason?: ReactNode
  /** Alternatives, such as a button that sends the link to the user. */
  actions?: ReactNode
  /**
   * Whether the user chose earlier to open the content anyway; the application stores that choice.
   * @default false
   */
  isOpenedAnyway?: boolean
  /** Called when the user opens the content despite the size. */
  onOpenAnyway?: () => void
}

const usualMinimum = { width: 1280, height: 720 }

/**
 * Explains that the window is too small for its content, and hides the content until the user opens it
 * anyway: a user who zooms the page has no larger window.
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
