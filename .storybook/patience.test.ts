import { expect, it, vi } from 'vitest'

it('waits for the expected state, however busy the machine is', async () => {
  const began = vi.fn()
  const late = new Promise<void>((resolve) => setTimeout(resolve, 1300))
  void late.then(began)
  await vi.waitFor(() => expect(began).toHaveBeenCalled(), { timeout: 200 })
  await expect.poll(() => began.mock.calls.length).toBe(1)
})
