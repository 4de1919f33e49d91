import { useEffect, useState } from 'react'

export type EmbedState = 'loading' | 'shown' | 'blocked' | 'offline'

/** Timeout for loading a page, in ms. */
const timeout = 15_000
/** Timeout for the first message of a loaded page, in ms: blocked pages load too, but send none. */
const greetingPatience = 2000

type Expected = {
  /** Absolute URL of the framed page. */
  src: string
  /** Changes to restart. */
  attempt: number
  /** Whether the page announces itself with a message. */
  greets: boolean
}

/** State of a page that did not load: offline without a network. */
const failed = (): EmbedState => (navigator.onLine ? 'blocked' : 'offline')

/**
 * Detects whether a framed page has loaded. The browser reports no error for a frame, so a violation of the
 * own content security policy or a timeout counts as blocked, or as offline without a network.
 * @returns the state, and the functions to call when the frame has loaded and when its page has sent its
 * first message.
 */
export function useEmbedState({ src, attempt, greets }: Expected) {
  const [state, setState] = useState<EmbedState>('loading')
  const [hasLoaded, setHasLoaded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt restarts it
  useEffect(() => {
    setState('loading')
    setHasLoaded(false)
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && src.startsWith(blockedURI)) setState('blocked')
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [src, attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own time
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState(failed), hasLoaded ? greetingPatience : timeout)
    return () => clearTimeout(timer)
  }, [state, hasLoaded, src, attempt])
  const show = () => setState((now) => (now === 'loading' ? 'shown' : now))
  return { state, onLoad: greets ? () => setHasLoaded(true) : show, onGreeting: show }
}
