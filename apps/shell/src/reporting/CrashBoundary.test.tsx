import { createI18n } from '@saywright/ui/i18n'
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
    <ThemeProvider i18n={createI18n({ locale: 'en-US' })} theme="light">
      <CrashBoundary onCrash={onCrash}>
        <Failing />
      </CrashBoundary>
    </ThemeProvider>,
  )
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(onCrash).toHaveBeenCalledWith(failure)
})
