import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { Link } from './Link.js'

describeComponent(
  'Link',
  (props) => (
    <Link {...props} href="/legal/terms">
      Terms
    </Link>
  ),
  { role: 'link' },
)

describe('Link', () => {
  it('navigates inside the application without loading a page', async () => {
    const navigate = vi.fn()
    const screen = await render(
      <ThemeProvider locale="en-US" navigate={navigate}>
        <Link href="/legal/terms">Terms</Link>
      </ThemeProvider>,
    )
    await screen.getByRole('link').click()
    expect(navigate).toHaveBeenCalledWith('/legal/terms', undefined)
  })

  it.each(['standalone', 'quiet'] as const)('is 24 px high at least in a row: %s', async (variant) => {
    await page.viewport(1366, 768)
    const screen = await renderThemed(
      <div style={{ display: 'flex', fontSize: 13, lineHeight: '20px' }}>
        <Link href="/legal/terms" variant={variant}>
          Terms
        </Link>
      </div>,
    )
    expect(screen.getByRole('link').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })

  it('says in French that it opens a new tab', async () => {
    const screen = await renderThemed(
      <Link href="https://docs.example" isExternal>
        Documentation
      </Link>,
      { locale: 'fr-FR' },
    )
    await expect
      .element(screen.getByRole('link'))
      .toHaveAccessibleName('Documentation (s’ouvre dans un nouvel onglet)')
  })
})
