import { useHealth } from '@saywright/api/react'
import { deviceStorage } from '@saywright/shell'
import { useState } from 'react'

const key = 'saywright_automatic_note'

/**
 * Whether to say that requests are approved automatically: where they are, until it is dismissed permanently on this device.
 */
export function useAutomaticNote(): { readonly isShown: boolean; readonly close: () => void } {
  const isAutomatic = useHealth().data?.approves_requests ?? false
  const [isClosed, setIsClosed] = useState(() => deviceStorage.getItem(key) !== null)
  const close = () => {
    deviceStorage.setItem(key, 'closed')
    setIsClosed(true)
  }
  return { isShown: isAutomatic && !isClosed, close }
}
