import { object, text } from '@saywright/api/contract'
import { Button } from '@saywright/ui'
import { ThemeProvider } from '@saywright/ui/theme'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { NamedModel } from './isNameTaken.js'
import { NameForm } from './NameForm.js'

const rules = object({ name: text() })

/** Refuses the first time; the second time the model is in the list before the form is closed. */
function Naming() {
  const [models, setModels] = useState<readonly NamedModel[]>([])
  const [tries, setTries] = useState(0)
  const save = async ({ name }: { name: string }) => {
    setTries(tries + 1)
    if (tries === 0) return { name: 'tooLong' as const }
    setModels([{ type: 'voice_commands', id: 1, name }])
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return undefined
  }
  return (
    <ThemeProvider locale="en-US" theme="light">
      <NameForm
        id="form"
        name="new"
        label="New model"
        initialValues={{ name: '' }}
        {...{ rules, models }}
        onSubmit={save}
      />
      <Button type="submit" form="form">
        Create
      </Button>
      <output>{models.length}</output>
    </ThemeProvider>
  )
}

it('calls no name taken that was saved after a refusal', async () => {
  await render(<Naming />)
  const name = page.getByLabelText('Name')
  const create = page.getByRole('button', { name: 'Create' })
  await name.fill('robot')
  await create.click()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('robot-en')
  await create.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
})
