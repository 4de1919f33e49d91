import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aServer, type Server } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const keys = ['draft', 'history', 'aside'].map((kind) => `saywright_${kind}_11`)
const forget = () => {
  for (const key of keys) localStorage.removeItem(key)
}
const kept = () => localStorage.getItem('saywright_history_11')

beforeEach(() => {
  forget()
})
afterEach(async () => {
  await cleanup()
  forget()
})

/** The model in a page that was just loaded. */
async function load({ transport }: Server) {
  await cleanup()
  const { screen } = await renderStudio(transport, '/7/voice-commands/11')
  const text = screen.getByRole('textbox', { name: 'Grammar' })
  await expect.element(text).toBeVisible()
  return {
    screen,
    shows: (part: RegExp, isThere = true) =>
      expect.poll(() => part.test(text.element().textContent ?? '')).toBe(isThere),
    write: async (written: string) => {
      await text.click()
      await userEvent.keyboard(`{Control>}{End}{/Control}${written}`)
    },
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
  }
}

it('undoes unsaved edits from before a reload', async () => {
  const server = aServer()
  const first = await load(server)
  await first.write('// mine')
  await expect.poll(kept).not.toBeNull()
  const second = await load(server)
  await second.shows(/\/\/ mine/)
  await second.press('Undo')
  await second.shows(/\/\/ mine/, false)
  await second.press('Redo')
  await second.shows(/\/\/ mine/)
  await second.press('Save')
  await expect.poll(kept).toBeNull()
  const third = await load(server)
  await third.press('Undo')
  await third.shows(/\/\/ mine/)
})

it('undoes an import that took the place of the text, also after a reload', async () => {
  const server = aServer()
  const first = await load(server)
  await first.press('More of the grammar')
  await first.screen.getByRole('menuitem', { name: 'Import' }).click()
  const dialog = first.screen.getByRole('dialog')
  await dialog.getByRole('textbox').fill('#JSGF V1.0;\ngrammar g;\npublic <hello> = hello there;\n')
  await dialog.getByRole('button', { name: 'Replace the grammar' }).click()
  await first.shows(/hello there/)
  await first.press('Undo')
  await first.shows(/kitchen \| hall/)
  await first.press('Redo')
  await expect.poll(kept).not.toBeNull()
  const second = await load(server)
  await second.shows(/hello there/)
  await second.press('Undo')
  await second.shows(/kitchen \| hall/)
})
