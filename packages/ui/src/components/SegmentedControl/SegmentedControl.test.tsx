import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { SegmentedControl } from './SegmentedControl.js'

const options = [
  { value: 'text', label: 'Text' },
  { value: 'ssml', label: 'SSML' },
] as const

describeComponent(
  'SegmentedControl',
  (props) => <SegmentedControl {...props} label="View" options={options} defaultValue="text" />,
  { role: 'radiogroup' },
)

describe('SegmentedControl', () => {
  it('shares the width equally when it is full', async () => {
    await page.viewport(1600, 900)
    const screen = await renderThemed(
      <SegmentedControl
        isFullWidth
        label="Way"
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'With LinkedIn or Google' },
        ]}
        defaultValue="a"
      />,
    )
    const [first, second] = [...screen.container.querySelectorAll('label')].map(
      (label) => label.getBoundingClientRect().width,
    )
    expect(first).toBeCloseTo(second!, 0)
  })

  it.each([true, false])('breaks no word in a narrow place, full width %s', async (isFullWidth) => {
    await page.viewport(390, 844)
    const screen = await renderThemed(
      <div style={{ width: 240 }}>
        <SegmentedControl
          isFullWidth={isFullWidth}
          label="Partie"
          options={['Généralités', 'Listes longues', 'Suite', 'Identification'].map((label) => ({
            value: label,
            label,
          }))}
          defaultValue="Suite"
        />
      </div>,
    )
    for (const word of ['Généralités', 'Suite', 'Identification']) {
      const range = document.createRange()
      range.selectNodeContents(screen.getByText(word).element())
      expect(range.getClientRects(), word).toHaveLength(1)
    }
    const track = screen.getByRole('radiogroup').element()
    expect(track.scrollWidth).toBeLessThanOrEqual(track.clientWidth)
  })

  it('moves nothing when another mode is chosen', async () => {
    const screen = await renderThemed(<SegmentedControl label="View" options={options} defaultValue="text" />)
    const widths = () =>
      [...screen.container.querySelectorAll('label')].map((label) => label.getBoundingClientRect().width)
    const before = widths()
    await screen.getByText('SSML').click()
    await expect.element(screen.getByRole('radio', { name: 'SSML' })).toBeChecked()
    expect(widths()).toEqual(before)
  })

  it('keeps to the value it is given', async () => {
    const screen = await renderThemed(<SegmentedControl label="View" options={options} value="text" />)
    await screen.getByText('SSML').click()
    await expect.element(screen.getByRole('radio', { name: 'Text' })).toBeChecked()
  })
})
