import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Disclosure } from './Disclosure.js'
import { DisclosureGroup } from './DisclosureGroup.js'

describeComponent(
  'Disclosure',
  (props) => (
    <Disclosure {...props} title="Languages" defaultExpanded>
      English
    </Disclosure>
  ),
  { role: 'button' },
)

describeComponent(
  'DisclosureGroup',
  (props) => (
    <DisclosureGroup {...props}>
      <Disclosure id="languages" title="Languages">
        English
      </Disclosure>
    </DisclosureGroup>
  ),
  { role: 'button' },
)

describe('Disclosure', () => {
  it('names its panel after its title and takes the level it is given', async () => {
    const screen = await renderThemed(
      <Disclosure title="Languages" headingLevel={2} defaultExpanded>
        English
      </Disclosure>,
    )
    await expect.element(screen.getByRole('group', { name: 'Languages' })).toHaveTextContent('English')
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Languages' })).toBeVisible()
  })

  it('keeps what is closed out of the way of the Tab key', async () => {
    const screen = await renderThemed(
      <>
        <Disclosure title="Languages">
          <a href="/inside">Inside</a>
        </Disclosure>
        <a href="/after">After</a>
      </>,
    )
    await userEvent.tab()
    await expect.element(screen.getByRole('button')).toHaveFocus()
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'After' })).toHaveFocus()
  })

  it('follows the keys that its group is given', async () => {
    const screen = await renderThemed(
      <DisclosureGroup expandedKeys={['b']}>
        <Disclosure id="a" title="A">
          First
        </Disclosure>
        <Disclosure id="b" title="B">
          Second
        </Disclosure>
      </DisclosureGroup>,
    )
    await screen.getByRole('button', { name: 'A' }).click()
    await expect.element(screen.getByRole('button', { name: 'A' })).toHaveAttribute('aria-expanded', 'false')
    await expect.element(screen.getByRole('button', { name: 'B' })).toHaveAttribute('aria-expanded', 'true')
  })
})
