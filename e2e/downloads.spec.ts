import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
/** The product packs its packages after its start, where they were not packed before. */
const packingMilliseconds = 180_000

test('F-055 K-056 a file is found by its name, has the checksum that is copied, and all are sorted by size', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterDemonstration(page, request)
  await openArea(page, title, 'Downloads')
  await expectPackages(page)
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
  await expectPackages(page)
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

test('the packages are downloaded under their own names, and the command line among them checks a grammar', async ({
  page,
  request,
}) => {
  await enterDemonstration(page, request)
  await openArea(page, title, 'Downloads')
  await expectPackages(page)
  const search = page.getByRole('combobox', { name: 'Search file names' })
  await search.fill('saywright-')
  await expect(page.getByRole('option')).toHaveText([
    /-api-/,
    /-audio-/,
    /-cli-/,
    /-forms-/,
    /-grammar-/,
    /-kit-/,
    /-ui-/,
    /-vscode-/,
  ])
  await search.press('Escape')

  const folder = mkdtempSync(join(tmpdir(), 'saywright-downloaded-'))
  try {
    const command = await fetchFile(page, /^Download saywright-cli-[\d.]+\.tgz$/, folder)
    execFileSync('tar', ['-xzf', command], { cwd: folder })
    expect(readFileSync(join(folder, 'package/dist/NOTICES.txt'), 'utf8')).toMatch(/^superstruct .*MIT/m)
    await search.fill('lamps-eng-US-bnf')
    await page.getByRole('option', { name: 'lamps-eng-US-bnf.zip' }).click()
    const grammar = await fetchFile(page, 'Download lamps-eng-US-bnf.zip', folder)
    execFileSync('unzip', ['-q', grammar], { cwd: folder })
    const main = join(folder, 'package', 'dist', 'main.js')
    const output = execFileSync(process.execPath, [main, 'match', 'lamps-eng-US.bnf', 'turn on the lamp'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(output).toContain('lamp')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Downloads the file of a button. Returns where it is. */
async function fetchFile(page: Page, button: string | RegExp, folder: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  return path
}

/** Waits until the packages of this repository are there: they come last, and are then the newest. */
async function expectPackages(page: Page) {
  await expect(names(page).filter({ hasText: /^saywright-/ })).toHaveCount(8, {
    timeout: packingMilliseconds,
  })
}

async function enterDemonstration(page: Page, request: APIRequestContext) {
  await logIn(page, await demonstrationPerson(request))
  await closeWelcome(page)
}

const table = (page: Page) => page.getByRole('table', { name: 'Downloads' })
const names = (page: Page) => table(page).getByRole('rowheader')

const bytesOf: Readonly<Record<string, number>> = { B: 1, KB: 1024, MB: 1024 ** 2 }

/** The displayed sizes of a full page are in order and not all the same. */
async function expectSorted(page: Page, order: 'ascending' | 'descending') {
  const sign = order === 'ascending' ? 1 : -1
  await expect
    .poll(async () => {
      const cells = await table(page).locator('tbody td:nth-child(2)').allTextContents()
      const sizes = cells.map((text) => {
        const [, figure, unit] = /^([\d.]+)\s([KM]?B)$/.exec(text) ?? []
        return sign * Number(figure) * (bytesOf[unit ?? ''] ?? Number.NaN)
      })
      const isSorted = sizes.every((size, index) => index === 0 || sizes[index - 1]! <= size)
      return sizes.length === rowsOfPage && isSorted && sizes[0]! < sizes.at(-1)!
    })
    .toBe(true)
}
