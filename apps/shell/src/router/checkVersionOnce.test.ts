import { checkVersion } from '@saywright/api/contract'
import { aClient, type FakeTransport, fakeTransport } from '@saywright/api/testing'
import { describe, expect, it, vi } from 'vitest'
import { checkVersionOnce } from './checkVersionOnce.js'

function aPage(isStored = true) {
  const kept = new Map<string, string>()
  return {
    reload: vi.fn(),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => isStored && kept.set(key, value) !== undefined,
      removeItem: (key: string) => void kept.delete(key),
    },
  }
}

describe('the version check', () => {
  it('L-005 reloads an outdated page once, not again', async () => {
    const client = aClient(fakeTransport().respond(checkVersion, { flag: false }))
    const page = aPage()
    await checkVersionOnce(client, page)
    await checkVersionOnce(client, page)
    expect(page.reload).toHaveBeenCalledOnce()
  })
  it('reloads again when the version was current meanwhile, and not after a silence', async () => {
    const page = aPage()
    const start = async (server: FakeTransport) => checkVersionOnce(aClient(server), page)
    await start(fakeTransport().respond(checkVersion, { flag: false }))
    await start(fakeTransport().fail(checkVersion, 'network'))
    await start(fakeTransport().respond(checkVersion, { flag: false }))
    expect(page.reload).toHaveBeenCalledOnce()
    await start(fakeTransport().respond(checkVersion, { flag: true }))
    await start(fakeTransport().respond(checkVersion, { flag: false }))
    expect(page.reload).toHaveBeenCalledTimes(2)
  })
  it('does not reload where the browser cannot store that it did', async () => {
    const page = aPage(false)
    await checkVersionOnce(aClient(fakeTransport().respond(checkVersion, { flag: false })), page)
    expect(page.reload).not.toHaveBeenCalled()
  })
  it('leaves a current page, and one whose server is silent, alone', async () => {
    const page = aPage()
    await checkVersionOnce(aClient(fakeTransport().respond(checkVersion, { flag: true })), page)
    await checkVersionOnce(aClient(fakeTransport().fail(checkVersion, 'network')), page)
    expect(page.reload).not.toHaveBeenCalled()
  })
})
