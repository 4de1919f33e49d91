import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

type Conversation = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Only a page of its origin is heard and spoken to. */
  src: string
  /** Whether the page has no origin. */
  isIsolated: boolean
  /** Told to the page each time it greets, and whenever it changes; absent: nothing is said. */
  handOver: Readonly<Record<string, unknown>> | undefined
  onMessage: (data: unknown, reply: (answer: unknown) => void) => void
}

/** What a framed page and this one say to each other. Who speaks is known by its window and its origin. */
export function useFrameMessages({ frame, src, isIsolated, handOver, onMessage }: Conversation): void {
  const [greetings, setGreetings] = useState(0)
  const say = useCallback(
    // A page without an origin cannot be named as the one to hear: what is said to it is no secret.
    (data: unknown) => frame.current?.contentWindow?.postMessage(data, isIsolated ? '*' : originOf(src)),
    [frame, src, isIsolated],
  )
  const hear = useEffectEvent(({ source, origin: from, data }: MessageEvent<unknown>) => {
    const origin = isIsolated ? 'null' : originOf(src)
    if (source === null || source !== frame.current?.contentWindow || from !== origin) return
    setGreetings((count) => count + 1)
    onMessage(data, say)
  })
  // Before the page can run: one that is there at once greets before a browser has painted.
  useLayoutEffect(() => {
    const onEvent = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', onEvent)
    return () => window.removeEventListener('message', onEvent)
  }, [])
  useEffect(() => {
    if (handOver && greetings > 0) say(handOver)
  }, [say, handOver, greetings])
}

const originOf = (src: string) => new URL(src, window.location.href).origin
