import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { TextArea } from './TextArea.js'

describeComponent(
  'TextArea',
  (props) => <TextArea {...props} label="Message" hasCounter maxLength={200} description="Hint" />,
  { role: 'textbox' },
)

describe('TextArea', () => {
  it('reads hint and counter with the field', async () => {
    const screen = await renderThemed(
      <TextArea label="Message" hasCounter maxLength={200} description="Hint" defaultValue="Four" />,
    )
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Hint 4 of 200 characters')
  })

  it('lets its ref focus it', async () => {
    const ref = createRef<HTMLTextAreaElement>()
    const screen = await renderThemed(<TextArea ref={ref} label="Message" />)
    ref.current?.focus()
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
  })
})
