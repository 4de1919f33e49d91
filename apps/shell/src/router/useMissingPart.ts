import { useEffect, useRef, useState } from 'react'
import type { SafeStorage } from '../storage/safeStorage.js'

const key = 'saywright_chunk'
const pauseMilliseconds = 5000

export type PageReload = {
  /** Whether the server answers with the page now. */
  isReachable: () => Promise<boolean>
  reload: () => void
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>
}

/** `gone` is a part that is missing although the server answers, also after a reload. */
export type MissingPartState = 'asking' | 'unreachable' | 'gone'

/**
 * Reloads a page that lacks a part once the server answers: a browser that is offline would put its own page in place of ours. A
 * server that answers at once serves a newer version, without that part: the reload brings it, once for each part, and only where
 * the browser can note that it was done.
 */
export function useMissingPart({ message }: TypeError, page: PageReload) {
  const [state, setState] = useState<MissingPartState>('asking')
  const ask = useRef<() => void>(undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    let wasUnreachable = false
    const isFirstReload = () => page.storage.getItem(key) !== message && page.storage.setItem(key, message)
    const look = async () => {
      clearTimeout(timer)
      const isReachable = await page.isReachable()
      if (isStopped) return
      if (!isReachable) {
        wasUnreachable = true
        setState('unreachable')
        clearTimeout(timer)
        timer = setTimeout(look, pauseMilliseconds)
      } else if (wasUnreachable || isFirstReload()) page.reload()
      else setState('gone')
    }
    const start = () => void look()
    ask.current = start
    start()
    window.addEventListener('online', start)
    return () => {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', start)
    }
  }, [message, page])
  return { state, retry: () => ask.current?.() }
}
