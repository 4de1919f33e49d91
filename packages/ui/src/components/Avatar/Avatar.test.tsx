import { expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Avatar } from './Avatar.js'

describeComponent('Avatar', (props) => <Avatar {...props} name="Camille Moreau" />, { role: 'img' })

it('shows the initials when the picture fails', async () => {
  const screen = await renderThemed(<Avatar name="Camille Moreau" src="data:image/png;base64,AAAA" />)
  await expect.element(screen.getByRole('img', { name: 'Camille Moreau' })).toHaveTextContent('CM')
})

it('beside its name is not read', async () => {
  const screen = await renderThemed(<Avatar name="Halden Logistics" kind="group" isDecorative />)
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})
