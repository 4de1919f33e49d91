import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type Conversation = {
  frame: RefObject<HTMLIFrameElement | null>
  /** URL of the page; only messages of its origin are exchanged. */
  src: string
  /** Whether the page is sandboxed without an origin. */
  isIsolated: boolean
  /** Data sent to the page after its first message and on every change. */
  handOver: Readonly<Record<string, unknown>> | undefined
  onMessage: (data: unknown, reply: (answer: unknown) => void) => void
}

/**
 * The messages between a framed page and this one. The sender is identified by its window and its origin.
 *
 * A page greets with its first message. Whether a later one is of the same page or greets for a page that replaced it is not
 * known before the frame has loaded: until then it waits, so that a page that answers all messages receives the same one
 * twice at most.
 *
 * @returns what to call when the frame has loaded.
 */
export function useFrameMessages({ frame, src, isIsolated, handOver, onMessage }: Conversation): () => void {
  const greeting = useRef({ hasCome: false, isTold: false, isWaiting: false })
  const say = (data: unknown) =>
    // A page without an origin cannot be named as the recipient: messages to it are not secret.
    frame.current?.contentWindow?.postMessage(data, isIsolated ? '*' : originOf(src))
  const tell = () => {
    greeting.current = { hasCome: true, isTold: true, isWaiting: false }
    if (handOver) say(handOver)
  }
  const hear = useEffectEvent(({ source, origin: from, data }: MessageEvent<unknown>) => {
    const origin = isIsolated ? 'null' : originOf(src)
    if (source === null || source !== frame.current?.contentWindow || from !== origin) return
    if (greeting.current.isTold) greeting.current.isWaiting = true
    else tell()
    onMessage(data, say)
  })
  // Before the page can run: a cached one greets before the browser has painted.
  useLayoutEffect(() => {
    const onEvent = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', onEvent)
    return () => window.removeEventListener('message', onEvent)
  }, [])
  const tellOnChange = useEffectEvent(() => {
    if (greeting.current.hasCome) tell()
  })
  // A new object with the same content is not a change.
  const words = JSON.stringify(handOver)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is said decides
  useEffect(() => tellOnChange(), [words])
  return () => {
    if (greeting.current.isWaiting) tell()
    else greeting.current.isTold = false
  }
}

const originOf = (src: string) => new URL(src, window.location.href).origin
