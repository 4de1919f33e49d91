import { memorySession } from '@saywright/api/client'
import { getGeneration, listAudioFiles } from '@saywright/api/contract'
import { aGeneration, anAudioAsset, aPage, aVoiceCommandModel } from '@saywright/api/testing'
import { createShell, Routing, ShellProvider } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { ThemeProvider } from '@saywright/ui/theme'
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import type { VoiceCommandWorkspace } from '../model/workspace/VoiceCommandWorkspace.js'
import { useVoiceCommandWorkspace } from './useVoiceCommandWorkspace.js'

const model = aVoiceCommandModel({ id: 11 })

beforeEach(() => localStorage.removeItem('saywright_draft_11'))

/** An open model, with everything loaded. */
async function open() {
  let workspace: VoiceCommandWorkspace | undefined
  function Opened() {
    workspace = useVoiceCommandWorkspace(7, model, false, () => {})
    return null
  }
  const { transport } = aServer()
  transport.respond(getGeneration, aGeneration()).respond(listAudioFiles, aPage([anAudioAsset()]))
  const shell = createShell({ source: 'studio', transport, session: memorySession('a-token') })
  const router = createMemoryRouter([{ path: studioPaths.voiceCommandModel.pattern, element: <Opened /> }], {
    initialEntries: ['/7/voice-commands/11'],
  })
  await render(
    <ThemeProvider isRoot locale="en-US" theme="light">
      <ShellProvider shell={shell} navigate={() => {}}>
        <Routing router={router} />
      </ShellProvider>
    </ThemeProvider>,
  )
  const now = () => workspace as VoiceCommandWorkspace
  await expect.poll(() => now().state.helper).toBeDefined()
  await expect.poll(() => now().state.test.recordings).toHaveLength(1)
  return now
}

/** The groups that are another object than before. */
function changed<Groups extends object>(before: Groups, after: Groups): string[] {
  return Object.entries(after).flatMap(([name, group]) =>
    Object.is(group, before[name as keyof Groups]) ? [] : [name],
  )
}

it('changes only the document while the user types, and never an action', async () => {
  const now = await open()
  const opened = now()
  const write = async (grammar: string) => {
    now().actions.document.write(grammar)
    await expect.poll(() => now().state.document.grammar).toBe(grammar)
  }
  await write('// a')
  expect(changed(opened.state, now().state)).toEqual(['document', 'saving'])
  const begun = now()
  await write('// ab')
  expect(changed(begun.state, now().state)).toEqual(['document'])
  expect(changed(opened.actions, now().actions)).toEqual([])
})

it('saves the last typed text with the first action', async () => {
  const now = await open()
  const { document, saving } = now().actions
  document.write('// mine')
  await expect.poll(() => now().state.saving.state).toBe('changed')
  await expect(saving.save()).resolves.toBe(true)
  await expect.poll(() => now().state.saving.state).toBe('saved')
  expect(now().state.document.grammar).toBe('// mine')
})
