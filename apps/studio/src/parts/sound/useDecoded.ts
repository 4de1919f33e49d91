import { type AudioSource, readAudio } from '@saywright/audio'
import type { PcmAudio } from '@saywright/audio/signal'
import { useCallback, useEffect, useState } from 'react'

export type Decoded =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly audio: PcmAudio }

/** A sound, decoded for looking at it. @param source keep it the same between renders. */
export function useDecoded(source: AudioSource): readonly [Decoded, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [decoded, setDecoded] = useState<Decoded & { of?: AudioSource }>({ status: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same source once more
  useEffect(() => {
    let isOver = false
    const show = (next: Decoded) => !isOver && setDecoded({ ...next, of: source })
    readAudio(source).then(
      (audio) => show({ status: 'ready', audio }),
      () => show({ status: 'failed' }),
    )
    return () => {
      isOver = true
    }
  }, [source, attempt])
  const retry = useCallback(() => {
    setDecoded({ status: 'loading' })
    setAttempt((last) => last + 1)
  }, [])
  return [decoded.of === source ? decoded : { status: 'loading' }, retry]
}
