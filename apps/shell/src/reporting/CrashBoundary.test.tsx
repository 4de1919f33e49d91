import { ThemeProvider } from '@saywright/ui/theme'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CrashBoundary } from './CrashBoundary.js'

const failure = new Error('undefined is no lamp')

function Failing(): never {
  throw failure
}

it('a page that fails is reported and replaced by a way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onCrash = vi.fn()
  const screen = await render(
    <ThemeProvider locale="en-US" theme="light">
      <CrashBoundary onCrash={onCrash}>
        <Failing />
      </CrashBoundary>
    </ThemeProvider>,
  )
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(onCrash).toHaveBeenCalledWith(failure)
})
