import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { endpoints } from '../contract/endpoints.js'
import { nothingChosen } from '../contract/technologies/choice.js'
import { aClient } from '../testing/aClient.js'
import { aDeal, aProject } from '../testing/builders.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { ApiProvider } from './ApiProvider.js'
import { useDealStatusCheck, useSaveDeal } from './deals.js'
import { useProject } from './project.js'

const { createDeal, getDealStatus, getProject, saveDeal } = endpoints
const request = {
  ...nothingChosen,
  tech_voice_authentication: true,
  languages_wake_word: [],
  languages_voice_strict_commands: [],
  languages_voice_intent_commands: [],
  languages_voice_synthesis: [],
  languages_voice_dictation: [],
}

test.each([
  [undefined, 'created'],
  [null, 'created'],
  [18, 'changed'],
] as const)(
  'A-033 K-030 a request whose deal_id is %s is %s, and its project is read again',
  async (deal_id, done) => {
    const fake = fakeTransport()
      .respond(getProject, aProject())
      .respond(getDealStatus, { deal_opened: false })
      .respond(createDeal, aDeal())
      .respond(saveDeal, aDeal())
    const { result } = await renderHook(
      () => ({ project: useProject(7), save: useSaveDeal(), check: useDealStatusCheck() }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <ApiProvider client={aClient(fake)}>{children}</ApiProvider>
        ),
      },
    )
    await expect.poll(() => result.current.project.data?.id).toBe(7)
    expect(await result.current.check(7)).toEqual({ deal_opened: false })
    await result.current.save(7, { ...request, ...(deal_id !== undefined && { deal_id }) })
    expect([fake.calls(createDeal).length, fake.calls(saveDeal).length]).toEqual(
      done === 'created' ? [1, 0] : [0, 1],
    )
    expect(fake.calls(saveDeal).map(({ params }) => params)).toEqual(
      done === 'created' ? [] : [{ id: 7, dealId: 18 }],
    )
    await expect.poll(() => fake.calls(getProject).length).toBe(2)
  },
)
