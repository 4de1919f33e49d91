import { describe, expect, it, type Mock, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { EmbedFrame, type EmbedFrameProps } from './EmbedFrame.js'

const src = 'https://docs.example.com/guide'
const page = 'data:text/html,<title>Guide</title>'

describeComponent(
  'EmbedFrame',
  (props) => <EmbedFrame {...props} src={src} title="Guide" state="blocked" />,
  {
    role: 'alert',
  },
)

/** A page that answers every message. */
const speaking = `data:text/html,<title>Guide</title><script>
  addEventListener('message', ({ data: { locale } }) => parent.postMessage({ heard: locale }, '*'))
  parent.postMessage('hello', '*')
</script>`

/** What a page has received so far: earlier messages are answered before the last. */
async function roundTrips(onMessage: Mock<NonNullable<EmbedFrameProps['onMessage']>>, count = 5) {
  const reply = onMessage.mock.lastCall?.[1]
  for (let round = 0; round < count; round++) {
    reply?.({ locale: `round ${round}` })
    await expect.poll(() => heardBy(onMessage, `round ${round}`)).toBe(1)
  }
}

const heardBy = (onMessage: Mock<NonNullable<EmbedFrameProps['onMessage']>>, locale: string) =>
  onMessage.mock.calls.filter(([data]) => (data as { heard?: string }).heard === locale).length

const refuse = (blockedURI: string, effectiveDirective = 'frame-src') =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }),
  )

describe('EmbedFrame', () => {
  it('shows the page once it has come', async () => {
    const screen = await renderThemed(<EmbedFrame src={page} title="Guide" id="frame" />)
    await expect
      .element(screen.container.querySelector<HTMLElement>('#frame'))
      .toHaveAttribute('aria-busy', 'false')
  })

  it('reports an address that the policy of this page refuses, and tries again', async () => {
    const screen = await renderThemed(<EmbedFrame src={src} title="Guide" />)
    refuse('https://docs.example.com')
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', src)
    await screen.getByRole('button').click()
    await expect.element(screen.getByTitle('Guide')).toBeInTheDocument()
  })

  it.each([
    ['another address', 'https://elsewhere.example.com', 'frame-src'],
    ['another rule', 'https://docs.example.com', 'img-src'],
  ])('does not mind a refusal of %s', async (_, blockedURI, directive) => {
    const screen = await renderThemed(<EmbedFrame src={page} title="Guide" />)
    refuse(blockedURI, directive)
    expect(screen.getByRole('alert').elements()).toHaveLength(0)
  })

  it('stops waiting for a page that does not load', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const screen = await renderThemed(<EmbedFrame src="https://10.255.255.1/" title="Guide" />)
      vi.advanceTimersByTime(14_999)
      expect(screen.getByRole('alert').elements()).toHaveLength(0)
      vi.advanceTimersByTime(1)
      vi.useRealTimers()
      await expect.element(screen.getByRole('alert')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('counts a page that loads without its greeting as refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const screen = await renderThemed(<EmbedFrame src={page} title="Guide" isGreeting id="silent" />)
      const frame = screen.container.querySelector('iframe') as HTMLIFrameElement
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      expect(frame.parentElement?.getAttribute('aria-busy')).toBe('true')
      vi.advanceTimersByTime(2000)
      vi.useRealTimers()
      await expect.element(screen.getByRole('alert')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('reports a missing connection, and tries again when there is one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    try {
      const screen = await renderThemed(<EmbedFrame src="https://10.255.255.1/" title="Guide" />)
      vi.advanceTimersByTime(15_000)
      vi.useRealTimers()
      await expect.element(screen.getByRole('alert')).toBeVisible()
      expect(screen.getByRole('link').elements()).toHaveLength(0)
      online.mockReturnValue(true)
      const frames = () => {
        window.dispatchEvent(new Event('online'))
        return screen.getByTitle('Guide').elements().length
      }
      await expect.poll(frames).toBe(1)
    } finally {
      online.mockRestore()
      vi.useRealTimers()
    }
  })

  it('accepts messages of its own page only', async () => {
    const onMessage = vi.fn()
    await renderThemed(<EmbedFrame src={page} title="Guide" isIsolated onMessage={onMessage} />)
    window.dispatchEvent(new MessageEvent('message', { source: window, origin: 'null', data: 'mine' }))
    window.postMessage('mine', '*')
    await new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
    expect(onMessage).not.toHaveBeenCalled()
  })

  it('sends an unresponsive page at most two messages, and each change once', async () => {
    const onMessage = vi.fn<NonNullable<EmbedFrameProps['onMessage']>>()
    const framed = (locale: string) => (
      // A new object each time, like a parent that renders with each message.
      <EmbedFrame src={speaking} title="Guide" isIsolated handOver={{ locale }} onMessage={onMessage} />
    )
    const screen = await renderThemed(framed('en-US'))
    onMessage.mockImplementation(() => void screen.rerender(framed('en-US')))
    await expect.poll(() => heardBy(onMessage, 'en-US')).toBeGreaterThan(0)
    await roundTrips(onMessage)
    expect(heardBy(onMessage, 'en-US')).toBeLessThanOrEqual(2)
    onMessage.mockReset()
    await screen.rerender(framed('fr-FR'))
    await expect.poll(() => heardBy(onMessage, 'fr-FR')).toBe(1)
    await roundTrips(onMessage)
    expect(heardBy(onMessage, 'fr-FR')).toBe(1)
  })

  it('also notifies a page that replaces another one', async () => {
    const onMessage = vi.fn<NonNullable<EmbedFrameProps['onMessage']>>()
    const screen = await renderThemed(
      <EmbedFrame
        src={speaking}
        title="Guide"
        isIsolated
        handOver={{ locale: 'en-US' }}
        onMessage={onMessage}
      />,
    )
    await expect.poll(() => heardBy(onMessage, 'en-US')).toBeGreaterThan(0)
    await roundTrips(onMessage)
    const frame = screen.container.querySelector('iframe') as HTMLIFrameElement
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    onMessage.mockClear()
    frame.setAttribute('src', speaking)
    await loaded
    await expect.poll(() => heardBy(onMessage, 'en-US')).toBeGreaterThan(0)
    await roundTrips(onMessage)
    expect(heardBy(onMessage, 'en-US')).toBeLessThanOrEqual(2)
  })

  it('exchanges messages with a page that greets, which reaches nothing of this site', async () => {
    const onMessage = vi.fn()
    const framed = (locale: string) => (
      <EmbedFrame
        src={speaking}
        title="Guide"
        isIsolated
        isGreeting
        handOver={{ locale }}
        onMessage={onMessage}
      />
    )
    const screen = await renderThemed(framed('en-US'))
    await expect.poll(() => onMessage.mock.calls).toContainEqual([{ heard: 'en-US' }, expect.any(Function)])
    const frame = screen.container.querySelector('iframe') as HTMLIFrameElement
    expect(frame.parentElement?.getAttribute('aria-busy')).toBe('false')
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
    await screen.rerender(framed('fr-FR'))
    await expect.poll(() => onMessage.mock.calls).toContainEqual([{ heard: 'fr-FR' }, expect.any(Function)])
    const reply: (answer: unknown) => void = onMessage.mock.lastCall?.[1]
    reply({ locale: 'answered' })
    await expect
      .poll(() => onMessage.mock.calls)
      .toContainEqual([{ heard: 'answered' }, expect.any(Function)])
  })
})
