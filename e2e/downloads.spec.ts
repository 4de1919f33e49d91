import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { checksum } from './support/checksum.ts'
import { openArea } from './support/colleague.ts'
import { expectArrival } from './support/focus.ts'
import { countPointers, tabTo } from './support/keyboard.ts'
import { logIn } from './support/person.ts'
import { demonstrationPerson } from './support/reviewed.ts'
import { closeWelcome } from './support/session.ts'
import { expect, test } from './support/test.ts'

/** A project that comes with the demonstration: it has more files than a page shows. */
const title = 'Kitchen lamp'
const rowsOfPage = 10
const wanted = 'lamps-eng-US-srgs-abnf.zip'

test('F-055 K-056 a file is found by its name, has the checksum that is copied, and all are sorted by size', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterDemonstration(page, request)
  await openArea(page, title, 'Downloads')
  const search = page.getByRole('combobox', { name: 'Search file names' })
  await search.fill('srgs-abnf')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.getByRole('option', { name: wanted }).click()
  await expect(names(page)).toHaveText([wanted])
  await expect(page.getByText('1 file', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Copy the SHA-256 checksum of ${wanted}` }).click()
  await expect(page.getByText('The checksum is copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${wanted}` }).click(),
  ])
  expect(download.suggestedFilename()).toBe(wanted)
  expect(checksum(readFileSync(await download.path()))).toBe(copied)

  await search.clear()
  await expect(names(page)).toHaveCount(rowsOfPage)
  const newestFirst = await names(page).allTextContents()
  const size = page.getByRole('columnheader', { name: 'Size' })
  for (const order of ['ascending', 'descending'] as const) {
    await size.getByRole('button').click()
    await expect(size).toHaveAttribute('aria-sort', order)
    await expectSorted(page, order)
  }
  await size.getByRole('button').click()
  await expect(names(page)).toHaveText(newestFirst)
})

test('a file is found, the files are sorted and one is downloaded by keyboard alone', async ({
  page,
  context,
  request,
}) => {
  await enterDemonstration(page, request)
  const pointers = await countPointers(context)
  const { keyboard } = page
  await page.goto('/projects')
  for (const place of [title, 'Downloads']) {
    await tabTo(page, place)
    await keyboard.press('Enter')
    await expectArrival(page)
  }
  await tabTo(page, 'Search file names')
  await keyboard.type('srgs-abnf')
  await expect(page.getByRole('option')).toHaveCount(2)
  const second = await page.getByRole('option').last().textContent()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(names(page)).toHaveText([second ?? ''])

  await keyboard.press('Control+A')
  await keyboard.press('Delete')
  await expect(names(page)).toHaveCount(rowsOfPage)
  await tabTo(page, 'Size')
  await keyboard.press('Enter')
  await expectSorted(page, 'ascending')
  const smallest = await names(page).first().textContent()
  await tabTo(page, `Download ${smallest}`)
  const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe(smallest)
  expect(pointers()).toBe(0)
})

async function enterDemonstration(page: Page, request: APIRequestContext) {
  await logIn(page, await demonstrationPerson(request))
  await closeWelcome(page)
}

const table = (page: Page) => page.getByRole('table', { name: 'Downloads' })
const names = (page: Page) => table(page).getByRole('rowheader')

/** The sizes of a full page, in bytes and kilobytes, are in order and not all the same. */
async function expectSorted(page: Page, order: 'ascending' | 'descending') {
  const sign = order === 'ascending' ? 1 : -1
  await expect
    .poll(async () => {
      const cells = await table(page).locator('tbody td:nth-child(2)').allTextContents()
      const sizes = cells.map((text) => {
        const [, figure, unit] = /^([\d.]+)\s(K?)B$/.exec(text) ?? []
        return sign * Number(figure) * (unit === 'K' ? 1024 : 1)
      })
      const isSorted = sizes.every((size, index) => index === 0 || sizes[index - 1]! <= size)
      return sizes.length === rowsOfPage && isSorted && sizes[0]! < sizes.at(-1)!
    })
    .toBe(true)
}
