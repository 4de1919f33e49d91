import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { changeOf } from './changeOf.ts'
import { encode, hashOf } from './pixels.ts'
import { writeReport } from './report.ts'

const story = { id: 'ui-lamp--on', title: 'UI/Lamp', name: 'On', exportName: 'On', importPath: '', tags: [] }

function pictureWith(dots: number) {
  const data = new Uint8Array(40 * 30 * 3).fill(255)
  for (let dot = 0; dot < dots; dot++) data[(10 * 40 + 12 + dot * 3) * 3] = 0
  return { width: 40, height: 30, hash: hashOf({ width: 40, height: 30, data }), png: encode(40, 30, data) }
}

test('is one page with before, after and difference, filtered and walked through by keys', async () => {
  const [before, after] = [pictureWith(0), pictureWith(2)]
  const approval = { ...before, commit: 'c0ffee' }
  const changed = changeOf('ui-lamp--on dark', { story, result: after }, before, approval, { result: before })
  const added = changeOf('ui-lamp--new light', { story, result: after }, undefined, undefined, undefined)
  const folder = mkdtempSync(join(tmpdir(), 'saywright-report-'))
  const path = join(folder, 'report.html')
  writeReport(path, [changed!, added!], false)

  const browser = await launchBrowser()
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).protocol))
  await page.goto(`file://${path}`)
  await page.getByRole('article').first().getByAltText('After').waitFor()
  expect(await page.getByRole('status').textContent()).toBe('2 of 2')
  expect(await page.getByRole('article').first().textContent()).toContain('2 pixels differ')
  const widths = await page.evaluate(() =>
    Array.from(document.querySelectorAll('figure img'), (image) => (image as HTMLImageElement).naturalWidth),
  )
  expect(widths).toEqual([40, 40, 40, 40, 40])
  await page.keyboard.press('j')
  await page.keyboard.press('4')
  expect(await page.locator('article:focus').textContent()).toContain('Difference')
  await page.getByLabel('Kind').selectOption('new')
  expect(await page.getByRole('article').count()).toBe(1)
  expect(new Set(asked)).toEqual(new Set(['file:', 'blob:']))
  await browser.close()
  rmSync(folder, { recursive: true })
})
