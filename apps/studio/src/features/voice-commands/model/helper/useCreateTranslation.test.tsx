import { memorySession } from '@saywright/api/client'
import { ApiError, createVoiceCommandModel } from '@saywright/api/contract'
import { aVoiceCommandModel, fakeTransport } from '@saywright/api/testing'
import { createShell, ShellProvider } from '@saywright/shell'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useCreateTranslation } from './useCreateTranslation.js'

const conflict = new ApiError({ kind: 'conflict', status: 409, code: 'already_exists', message: 'Taken.' })

async function anOriginal(name: string, taken: (name: string) => boolean) {
  const transport = fakeTransport().respond(createVoiceCommandModel, ({ body }) => {
    if (taken(body.name)) throw conflict
    return aVoiceCommandModel({ id: 12, name: body.name, language: body.language })
  })
  const shell = createShell({ source: 'studio', transport, session: memorySession('a-token') })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellProvider shell={shell} navigate={() => {}}>
      {children}
    </ShellProvider>
  )
  const { result } = await renderHook(() => useCreateTranslation(7), { wrapper })
  const { settings } = aVoiceCommandModel()
  return {
    names: () => transport.calls(createVoiceCommandModel).map(({ body }) => body.name),
    make: () => result.current({ name, settings, slots: [] }, 'fra-FR', '#BNF+EM V2.1;\n'),
  }
}

it('is called after its original and its language, and with a number where that is taken', async () => {
  const { make, names } = await anOriginal('lamps', (name) => !name.endsWith('3'))
  expect(await make()).toMatchObject({ id: 12 })
  expect(names()).toEqual(['lamps fra-FR', 'lamps fra-FR 2', 'lamps fra-FR 3'])
})

it('has a name within the maximum length', async () => {
  const { make, names } = await anOriginal('l'.repeat(100), () => false)
  await make()
  expect(names()).toEqual([`${'l'.repeat(93)} fra-FR`])
})

it('gives up where all names are taken, with nothing made', async () => {
  const { make, names } = await anOriginal('lamps', () => true)
  expect(await make()).toBeUndefined()
  expect(names()).toHaveLength(20)
})
