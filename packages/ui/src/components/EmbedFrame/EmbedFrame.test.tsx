import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { EmbedFrame } from './EmbedFrame.js'

const src = 'https://docs.example.com/guide'
const page = 'data:text/html,<title>Guide</title>'

describeComponent(
  'EmbedFrame',
  (props) => <EmbedFrame {...props} src={src} title="Guide" state="blocked" />,
  {
    role: 'alert',
  },
)

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

  it('says so when the policy of this page refuses the address, and tries again', async () => {
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

  it('gives up on a page that does not come', async () => {
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
})
