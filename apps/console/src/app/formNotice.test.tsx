import { memorySession } from '@saywright/api/client'
import { saveProjectDraft, setLanguage } from '@saywright/api/contract'
import { fakeTransport } from '@saywright/api/testing'
import { createShell, noticeOfInvalidForm } from '@saywright/shell'
import { expect, it } from 'vitest'

it('removes the notice about invalid fields once the form is sent, and keeps it while a draft is saved', async () => {
  const saved = { id: 5, revision: 4, updated_at: '2026-11-22T08:30:00.000Z' }
  const { client, notices, i18n } = createShell({
    source: 'console',
    session: memorySession('a-token'),
    transport: fakeTransport().respond(saveProjectDraft, saved).respond(setLanguage, undefined),
  })
  const causes = () => notices.getState().visible.map(({ cause }) => cause)
  notices.show(noticeOfInvalidForm(i18n))

  await client.send(saveProjectDraft, { body: { step: 'details', values: '{}' } })
  expect(causes()).toEqual(['form'])
  await client.send(setLanguage, { params: { id: 1 }, body: { interface_language: 'Français' } })
  expect(causes()).toEqual([])
})
