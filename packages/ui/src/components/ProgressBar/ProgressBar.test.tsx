import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ProgressBar } from './ProgressBar.js'

describeComponent(
  'ProgressBar',
  (props) => <ProgressBar {...props} label="Export" fraction={0.4} isLabelShown />,
  {
    role: 'progressbar',
  },
)

describe('ProgressBar', () => {
  it.each([
    [-1, '0', '0%'],
    [0.404, '40', '40%'],
    [7, '100', '100%'],
  ])('of %d says %s', async (fraction, now, text) => {
    const screen = await renderThemed(<ProgressBar label="Export" fraction={fraction} />)
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', now)
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', text)
  })

  it('writes the percentage as the language does', async () => {
    const screen = await renderThemed(<ProgressBar label="Export" fraction={0.4} isLabelShown />, {
      locale: 'fr-FR',
    })
    expect(screen.getByRole('progressbar').element().textContent).toMatch(/40\s%/u)
  })
})
