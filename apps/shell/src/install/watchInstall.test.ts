import { expect, it, vi } from 'vitest'
import { createValue } from '../createValue.js'
import { watchInstall } from './watchInstall.js'

function offered() {
  const window = new EventTarget()
  const install = createValue<(() => void) | undefined>(undefined)
  watchInstall(window, install)
  const prompt = vi.fn(async () => {})
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { window, install, prompt, event }
}

it('offers to install when the browser does, instead of the browser’s own bar, and asks once', () => {
  const { install, prompt, event } = offered()
  expect(event.defaultPrevented).toBe(true)
  install.get()?.()
  expect(prompt).toHaveBeenCalledOnce()
  expect(install.get()).toBeUndefined()
})

it('offers nothing before, and nothing once it is installed', () => {
  expect(createValue<(() => void) | undefined>(undefined).get()).toBeUndefined()
  const { window, install } = offered()
  window.dispatchEvent(new Event('appinstalled'))
  expect(install.get()).toBeUndefined()
})
