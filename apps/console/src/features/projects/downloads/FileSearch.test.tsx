import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { FileSearch } from './FileSearch.js'

afterEach(async () => {
  vi.useRealTimers()
  await cleanup()
})

async function search(name = '') {
  const [rest, apply] = [vi.fn<(words: string) => void>(), vi.fn<(name: string) => void>()]
  const screen = await render(
    <ThemeProvider locale="en-US">
      <FileSearch name={name} suggestions={[]} isSuggesting={false} onRest={rest} onApply={apply} />
    </ThemeProvider>,
  )
  return { rest, apply, field: screen.getByRole('combobox', { name: 'Search file names' }) }
}

it('F-055 looks for names 400 ms after the last letter and not one before', async () => {
  const { rest, field } = await search()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await field.fill('vd')
  vi.advanceTimersByTime(399)
  await field.fill('vdk')
  vi.advanceTimersByTime(399)
  expect(rest).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(rest.mock.calls).toEqual([['vdk']])
})

it('F-055 filters by the words at Enter, and no longer once they are empty or spaces', async () => {
  const { apply, field } = await search()
  await field.fill('vdk')
  expect(apply).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(apply.mock.calls).toEqual([['vdk']])
  await cleanup()
  const { apply: applyAgain, field: filtered } = await search('vdk')
  await filtered.fill('   ')
  expect(applyAgain.mock.calls).toEqual([['']])
})
