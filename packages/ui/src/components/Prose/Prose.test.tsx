import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Prose } from './Prose.js'
import { ProseContents } from './ProseContents.js'

const sections = [
  { id: 'about', label: 'About' },
  { id: 'cookies', label: 'Cookies' },
]

describeComponent(
  'Prose',
  (props) => (
    <Prose {...props}>
      <h2>About</h2>
      <p>Text</p>
    </Prose>
  ),
  { role: 'heading' },
)
describeComponent('ProseContents', (props) => <ProseContents {...props} sections={sections} />, {
  role: 'navigation',
})

const text = (
  <Prose>
    {sections.map(({ id, label }) => (
      <section key={id} style={{ height: 2000 }}>
        <h2 id={id}>{label}</h2>
      </section>
    ))}
  </Prose>
)

describe('Prose', () => {
  it('leaves no space before its first and after its last element', async () => {
    const screen = await renderThemed(
      <Prose>
        <h2>About</h2>
        <p>Text</p>
      </Prose>,
    )
    const heading = getComputedStyle(screen.getByRole('heading').element())
    const paragraph = getComputedStyle(screen.getByText('Text').element())
    expect([heading.marginBlockStart, paragraph.marginBlockEnd]).toEqual(['0px', '0px'])
  })
})

describe('ProseContents', () => {
  it('leads with the keyboard to a section, without a new entry in the history', async () => {
    await page.viewport(1600, 1000)
    const before = history.length
    const screen = await renderThemed(
      <>
        <ProseContents sections={sections} />
        {text}
      </>,
    )
    const link = screen.getByRole('link', { name: 'Cookies' })
    ;(link.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('heading', { name: 'Cookies' })).toHaveFocus()
    await expect.element(link).toHaveAttribute('aria-current', 'location')
    expect(history.length).toBe(before)
    expect(location.hash).toBe('')
  })

  it('is one select on phones', async () => {
    await page.viewport(390, 844)
    const screen = await renderThemed(
      <>
        <ProseContents sections={sections} />
        {text}
      </>,
    )
    await screen.getByRole('button').click()
    await screen.getByRole('option', { name: '2. Cookies' }).click()
    await expect.poll(() => window.scrollY).toBeGreaterThan(1500)
    await page.viewport(1600, 1000)
  })
})
