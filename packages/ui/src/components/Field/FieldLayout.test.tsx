import { describe, expect, it } from 'vitest'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { themes } from '../../theme/ThemeProvider.js'
import { FieldLayout } from './FieldLayout.js'

describe('FieldLayout', () => {
  it.each(themes)('has no accessibility fault in the theme %s', async (theme) => {
    const screen = await renderThemed(
      <FieldLayout label="Colour" error="Choose one." isOptional>
        {(control) => <input {...control} />}
      </FieldLayout>,
      { theme },
    )
    expect(await axeProblems(screen.container)).toEqual([])
  })

  it('gives its id to the control and adds to what describes it', async () => {
    const screen = await renderThemed(
      <>
        <span id="progress">2 of 6</span>
        <FieldLayout id="own-id" label="Code" description="From the mail." aria-describedby="progress">
          {(control) => <input {...control} />}
        </FieldLayout>
      </>,
    )
    const input = screen.getByRole('textbox', { name: 'Code' })
    await expect.element(input).toHaveAttribute('id', 'own-id')
    await expect.element(input).toHaveAccessibleDescription('2 of 6 From the mail.')
  })

  it('is on one line with a neighbour, whatever text that one has below', async () => {
    const screen = await renderThemed(
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <FieldLayout label="Name">{(control) => <input {...control} />}</FieldLayout>
        <FieldLayout label="Web site" description="Without the protocol." error="Write a web address.">
          {(control) => <input {...control} />}
        </FieldLayout>
      </div>,
    )
    const [name, site] = screen.getByRole('textbox').elements()
    expect(name?.getBoundingClientRect().top).toBe(site?.getBoundingClientRect().top)
  })

  it('keeps a hidden label for screen readers', async () => {
    const screen = await renderThemed(
      <FieldLayout label="Code" isLabelHidden>
        {(control) => <input {...control} />}
      </FieldLayout>,
    )
    await expect.element(screen.getByRole('textbox', { name: 'Code' })).toBeVisible()
  })
})
