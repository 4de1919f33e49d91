import { getVoiceCommandModel } from '@saywright/api/contract'
import { aVoiceCommandModel } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }

it('a quick fix hands the focus to the next problem, and the last one to the panel', async () => {
  localStorage.removeItem('saywright_draft_11')
  const { transport } = aServer()
  const grammar = '#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n<main>: <first> | <second>;\n'
  transport.respond(getVoiceCommandModel, aVoiceCommandModel({ id: 11, grammar }))
  const { screen } = await renderStudio(transport, '/7/voice-commands/11')
  const panel = screen.getByRole('region', { name: 'Problems' })
  const first = panel.getByRole('button', { name: 'Create rule <first>' })
  const second = panel.getByRole('button', { name: 'Create rule <second>' })
  await expect.element(first, waitOptions).toBeVisible()
  for (const [fix, next] of [
    [first, panel.getByRole('button', { name: 'Go to line 4' })],
    [second, panel],
  ] as const) {
    ;(fix.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(fix).not.toBeInTheDocument()
    await expect.element(next).toHaveFocus()
  }
})
