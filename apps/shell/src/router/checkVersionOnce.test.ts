import { checkVersion } from '@saywright/api/contract'
import { aClient, fakeTransport } from '@saywright/api/testing'
import { describe, expect, it, vi } from 'vitest'
import { checkVersionOnce } from './checkVersionOnce.js'

function aPage() {
  const kept = new Map<string, string>()
  return {
    reload: vi.fn(),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  }
}

describe('the version check', () => {
  it('L-005 reloads an outdated page once, not again', async () => {
    const client = aClient(fakeTransport().answer(checkVersion, { flag: false }))
    const page = aPage()
    await checkVersionOnce(client, page)
    await checkVersionOnce(client, page)
    expect(page.reload).toHaveBeenCalledOnce()
  })
  it('leaves a current page, and one whose server is silent, alone', async () => {
    const page = aPage()
    await checkVersionOnce(aClient(fakeTransport().answer(checkVersion, { flag: true })), page)
    await checkVersionOnce(aClient(fakeTransport().fail(checkVersion, 'network')), page)
    expect(page.reload).not.toHaveBeenCalled()
  })
})
