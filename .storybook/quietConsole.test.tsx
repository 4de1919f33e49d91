import { expect, it, vi } from 'vitest'
import { refuseWhatWasSaid } from './quietConsole.js'

it.each(['error', 'warn'] as const)('console.%s fails a test that did not expect it', (kind) => {
  console[kind]('The lamp is %s', 'broken')
  expect(refuseWhatWasSaid).toThrow('The lamp is %s broken')
  expect(refuseWhatWasSaid).not.toThrow()
})

it('a test that expects words takes the place of the console', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  console.error('The lamp is broken')
  expect(said).toHaveBeenCalledOnce()
  expect(refuseWhatWasSaid).not.toThrow()
  said.mockRestore()
})

it('does not fail for what is only logged', () => {
  console.info('The lamp is on')
  expect(refuseWhatWasSaid).not.toThrow()
})
