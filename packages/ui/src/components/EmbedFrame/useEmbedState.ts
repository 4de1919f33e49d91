import { useEffect, useState } from 'react'

export type EmbedState = 'loading' | 'shown' | 'blocked'

/** How long a page may take to come, in ms. */
const patience = 15_000

/**
 * Whether a framed page has come. A frame tells its page nothing of a failure: that this page's own policy refuses the
 * address is heard of, and a page that does not come in time counts as refused.
 *
 * @param src absolute address of the framed page.
 * @param attempt changes to begin anew.
 * @returns the state, and what to call when the frame has loaded.
 */
export function useEmbedState(src: string, attempt: number): [EmbedState, () => void] {
  const [state, setState] = useState<EmbedState>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins anew
  useEffect(() => {
    setState('loading')
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'blocked' : now)), patience)
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && src.startsWith(blockedURI)) setState('blocked')
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }, [src, attempt])
  // What a refusing browser shows in the frame loads too.
  return [state, () => setState((now) => (now === 'blocked' ? now : 'shown'))]
}
