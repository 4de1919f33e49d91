import { expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Badge } from './Badge.js'

describeComponent('Badge', (props) => <Badge {...props} count={3} tone="alert" label="3 unread" />, {
  role: 'img',
})

it.each([
  ['alert', 9, 'en-US', '9'],
  ['alert', 10, 'en-US', '9+'],
  ['neutral', 1248, 'en-US', '1,248'],
  ['neutral', 1248, 'fr-FR', '1\u202f248'],
  ['neutral', 0, 'en-US', '0'],
] as const)('%s %i in %s shows %s', async (tone, count, locale, expected) => {
  const screen = await renderThemed(<Badge tone={tone} count={count} id="badge" />, { locale })
  expect(screen.container.querySelector('#badge')?.textContent).toBe(expected)
})

it('L-012 hides an alert of nothing', async () => {
  const screen = await renderThemed(<Badge tone="alert" count={0} />)
  expect(screen.container.textContent).toBe('')
  await screen.rerender(<Badge tone="alert" count={3} />)
  expect(screen.container.textContent).toBe('3')
})
