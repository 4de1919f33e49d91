import { memorySession } from '@saywright/api/client'
import {
  checkVersion,
  getProject,
  getVoiceCommandModel,
  listVoiceCommandModels,
  me,
  recognize,
  reportError,
  saveVoiceCommandModel,
  type VoiceCommandModel,
} from '@saywright/api/contract'
import {
  aPage,
  aProject,
  aRecognition,
  aVoiceCommandModel,
  type FakeTransport,
  fakeTransport,
} from '@saywright/api/testing'
import { createShell, ShellProvider } from '@saywright/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { studioRoutes } from '../app/router.js'
import { voiceCommandsMessages } from '../features/voice-commands/messages/index.js'
import { either } from '../testing/either.js'

const words = either(voiceCommandsMessages)
const home = { protocol: window.location.protocol, host: window.location.host }

/** A server that holds one model and counts its revisions. */
function aServer(): { transport: FakeTransport; held: () => VoiceCommandModel; saveElsewhere: () => void } {
  let held = aVoiceCommandModel()
  const transport = fakeTransport()
    .answer(checkVersion, { flag: true })
    .pending(me)
    .answer(getProject, aProject({ evaluation: 'No' }))
    .answer(listVoiceCommandModels, () => aPage([held]))
    .answer(getVoiceCommandModel, () => held)
    .answer(recognize, aRecognition())
    .answer(reportError, undefined)
  const keep = (changes: Partial<VoiceCommandModel>) => {
    held = { ...held, ...changes, revision: held.revision + 1 }
    return held
  }
  acceptSaves(transport, keep)
  return {
    transport,
    held: () => held,
    saveElsewhere: () => {
      keep({ grammar: held.grammar.replace('kitchen', 'attic') })
      transport.fail(saveVoiceCommandModel, 'changed_elsewhere')
    },
  }
}

function acceptSaves(
  transport: FakeTransport,
  keep: (changes: Partial<VoiceCommandModel>) => VoiceCommandModel,
) {
  transport.answer(saveVoiceCommandModel, ({ body }) =>
    keep(body.grammar === undefined ? {} : { grammar: body.grammar }),
  )
}

type Server = ReturnType<typeof aServer>

function Studio({ server }: { server: Server }) {
  const [{ shell, router }] = useState(() => {
    const made = createShell({
      source: 'studio',
      transport: server.transport,
      session: memorySession('a-token'),
    })
    const entries = ['/7/voice-commands/11']
    return { shell: made, router: createMemoryRouter(studioRoutes(made, home), { initialEntries: entries }) }
  })
  return (
    <ShellProvider shell={shell} navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
    </ShellProvider>
  )
}

const meta = {
  title: 'Studio/Flows/Edit a grammar',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  loaders: [
    () => {
      localStorage.removeItem('saywright_draft_11')
      return { server: aServer() }
    },
  ],
  render: (_, { loaded }) => <Studio server={loaded.server as Server} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function write(canvas: ReturnType<typeof within>, text: string) {
  const editor = await canvas.findByRole('textbox', { name: words('editor.title') }, { timeout: 20_000 })
  await userEvent.click(editor)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await userEvent.keyboard(text)
}

/** A person opens a model, writes, saves with Ctrl S, and the server holds what was written. */
export const WriteAndSave: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await write(canvas, '// bedrooms later')
    await expect(await canvas.findByText(words('save.state.changed'))).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByText(words('save.state.saved'))).toBeVisible()
    const { held } = loaded.server as Server
    await expect(held().grammar).toMatch(/\/\/ bedrooms later$/)
    await expect(held().revision).toBe(4)
  },
}

/** The server is stopped while a person writes: the page says so, keeps the text, and saves it once the server is back. */
export const ServerDown: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { transport, held } = loaded.server as Server
    const canvas = within(canvasElement)
    await write(canvas, '// kept')
    transport.fail(saveVoiceCommandModel, 'network')
    await userEvent.click(canvas.getByRole('button', { name: words('save.button') }))
    await expect(await canvas.findByText(words('save.failedText'))).toBeVisible()
    await expect(canvasElement.querySelector('.cm-content')).toHaveTextContent('// kept')
    await waitFor(() => expect(localStorage.getItem('saywright_draft_11')).toContain('// kept'))
    transport.answer(saveVoiceCommandModel, ({ body }) => ({ ...held(), ...body, revision: 4 }))
    await userEvent.click(canvas.getByRole('button', { name: words('save.button') }))
    await expect(await canvas.findByText(words('save.state.saved'))).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('saywright_draft_11')).toBeNull())
  },
}

/** Someone else saves first: the person keeps their own version, which is saved over the other. */
export const KeepMine: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { transport, held, saveElsewhere } = loaded.server as Server
    const canvas = within(canvasElement)
    await write(canvas, '// mine')
    saveElsewhere()
    await userEvent.keyboard('{Control>}s{/Control}')
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(canvasElement.querySelector('.cm-content')).toHaveTextContent('// mine')
    transport.answer(saveVoiceCommandModel, ({ body }) => ({ ...held(), ...body, revision: 5 }))
    await userEvent.click(dialog.getByRole('button', { name: words('conflict.keepMine') }))
    await expect(await canvas.findByText(words('save.state.saved'))).toBeVisible()
    const last = transport.calls(saveVoiceCommandModel).at(-1)
    await expect(last?.body.revision).toBe(4)
    await expect(last?.body.grammar).toContain('// mine')
  },
}
