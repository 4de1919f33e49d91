import { Download } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { IconButton } from './IconButton.js'

describeComponent(
  'IconButton',
  (props) => <IconButton {...props} label="Download" icon={<Download size={16} aria-hidden />} />,
  { role: 'button' },
)

describe('IconButton', () => {
  it('is square in every size', async () => {
    const screen = await renderThemed(
      (['small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} size={size} label={size} icon={<Download size={16} aria-hidden />} />
      )),
    )
    for (const button of screen.getByRole('button').elements()) {
      const { width, height } = button.getBoundingClientRect()
      expect(width).toBe(height)
    }
  })

  it('shows its name under the pointer', async () => {
    const screen = await renderThemed(
      <>
        <p>Elsewhere</p>
        <IconButton label="Download" icon={<Download size={16} aria-hidden />} />
      </>,
    )
    await screen.getByText('Elsewhere').hover()
    await screen.getByRole('button').hover()
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Download')
  })
})
