import { expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Heading } from './Heading.js'

describeComponent(
  'Heading',
  (props) => (
    <Heading {...props} level={2}>
      Languages
    </Heading>
  ),
  { role: 'heading' },
)

it('keeps its level whatever its look', async () => {
  const screen = await renderThemed(
    <Heading level={3} variant="display">
      Languages
    </Heading>,
  )
  const heading = screen.getByRole('heading', { level: 3 })
  expect(getComputedStyle(heading.element()).fontSize).toBe('34px')
})

it('takes the focus from the script only when it may', async () => {
  const screen = await renderThemed(
    <>
      <Heading level={1} isFocusable>
        Folders
      </Heading>
      <Heading level={2}>Languages</Heading>
    </>,
  )
  const focus = (name: string) => {
    const element = screen.getByRole('heading', { name }).element() as HTMLElement
    element.focus()
    return document.activeElement === element
  }
  expect(focus('Folders')).toBe(true)
  expect(focus('Languages')).toBe(false)
})
