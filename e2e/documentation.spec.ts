import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aPerson, enter } from './support/person.ts'
import { expect, test } from './support/test.ts'

test('C-018 L-026 a page of the documentation is found from the console, in both languages and themes', async ({
  page,
}) => {
  await enter(page, aPerson())
  await page.getByRole('navigation').getByRole('link', { name: 'Documentation' }).click()
  await page.waitForURL('**/documentation')
  const frame = page.frameLocator('iframe[title="Documentation"]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Documentation of Saywright')

  await frame.getByRole('searchbox', { name: 'Search' }).fill('repetition')
  await frame.getByRole('link', { name: /Grammar reference › Repetition/ }).click()
  await expect(frame.getByRole('heading', { level: 3, name: 'Repetition' })).toBeInViewport()

  // The link beside the frame leads to what is shown in it.
  const outside = page.getByRole('main').getByRole('link', { name: /new tab/ })
  await expect(outside).toHaveAttribute('href', /\/docs\/5\.9\.0\/en-US\/grammar$/)

  await chooseInPalette(page, 'french', /Switch to French/)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Référence de la grammaire')
  await frame.getByRole('searchbox', { name: 'Rechercher' }).fill('REPETITION')
  await expect(frame.getByRole('search').getByRole('status')).toContainText('résultat')
  await expect(frame.getByRole('link', { name: /Référence de la grammaire › Répétition/ })).toBeVisible()

  await chooseInPalette(page, 'sombre', /sombre/)
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the framed documentation cannot access the console', async ({ page }) => {
  await enter(page, aPerson())
  await page.goto('/documentation/grammar')
  const frame = page.frameLocator('iframe[title="Documentation"]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Grammar reference')
  const reached = await frame.locator('html').evaluate(() => {
    const tried = [() => localStorage.length, () => window.parent.document.title, () => document.cookie]
    return tried.map((reach) => {
      try {
        return reach()
      } catch {
        return 'refused'
      }
    })
  })
  expect(reached).toEqual(['refused', 'refused', 'refused'])
})

test('the documentation on its own keeps the language and the theme of the device', async ({ page }) => {
  await page.goto('/docs/')
  await page.waitForURL('**/docs/en-US/?language=browser')
  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark')
  await page.evaluate(() => localStorage.setItem('saywright_locale', 'fr-FR'))
  await page.goto('/docs/')
  await page.waitForURL('**/docs/fr-FR/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation of Saywright')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('jeton')
  await expect(page.getByRole('status')).toContainText('Nothing found')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('token')
  await expect(page.locator('.results a').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.results a').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access tokens and Conan')
})

for (const [locale, words, excerpt] of [
  ['en-US', 'how a call is made', 'The address is /api/ and the path of the call: '],
  ['fr-FR', 'comment se fait un appel', 'L’adresse est /api/ suivi du chemin de l’appel\u00a0: '],
] as const)
  test(`in ${locale} what a search finds has the address of this server in it`, async ({ page, baseURL }) => {
    await page.goto(`/docs/${locale}/`)
    await page.getByRole('searchbox').fill(words)
    const found = page.locator(`.results a[href="/docs/${locale}/api#${words.replaceAll(' ', '-')}"]`)
    await expect(found.locator('span')).toContainText(`${excerpt}${baseURL}/api/v3/me`)
    await expect(page.locator('.results')).not.toContainText('CONSOLE_URL')
  })

for (const framed of [false, true])
  test(`a grammar of the documentation can be tried${framed ? ' in the frame of the console' : ''}`, async ({
    page,
  }) => {
    if (framed) await enter(page, aPerson())
    await page.goto(framed ? '/documentation/voice-commands' : '/docs/en-US/voice-commands')
    const shown = framed ? page.frameLocator('iframe[title="Documentation"]') : page
    const example = shown.getByRole('figure').first()
    const field = example.getByRole('textbox', { name: 'Try it' })
    await expect(field).toHaveValue('open the kitchen blinds')
    await expect(example.getByRole('status')).toHaveText('Match MOVE: open <room>: kitchen')
    await expect(example.locator('.box.lit')).toHaveText(['open', 'the', '<room>', 'blinds'])
    await expect(example.locator('.bypass.lit')).toHaveCount(1)

    await field.fill('open a window')
    await expect(example.getByRole('status')).toHaveText('No match 1 word of 3 follows the grammar.')
    await expect(example.locator('.lit')).toHaveCount(0)
    const expected = example.getByRole('group', { name: 'Expected next' })
    await expect(expected.getByRole('button')).toHaveText(['the', 'kitchen', 'office'])
    await field.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('open the ')
    await expect(example.getByRole('status')).toHaveText('Unfinished')
  })

test('a grammar of the documentation is read and drawn without a script, and copied without its numbers', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const read = await context.newPage()
  await read.goto(`${baseURL}/docs/fr-FR/grammar`)
  const example = read.getByRole('figure').first()
  await expect(example.getByRole('img', { name: 'La règle <main>' })).toBeVisible()
  await expect(example.getByRole('textbox')).toBeHidden()
  await example.getByText('Le dessin en mots').click()
  await expect(example.getByText('Une valeur de la liste dynamique <contact>')).toBeVisible()
  await context.close()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/en-US/grammar')
  await page.getByRole('figure').first().getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^#BNF\+EM V2\.1;\n!grammar phone;/)
})

const site = join(import.meta.dirname, '../apps/documentation/dist')
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// High contrast is the same page in other colours.
for (const [locale, theme, otherTheme] of [
  ['en-US', 'light', 'contrast'],
  ['fr-FR', 'dark', undefined],
] as const)
  test(`every page of the documentation is accessible (${locale}, ${theme})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(`/docs/${locale}/`)
    await page.getByRole('combobox').selectOption(theme)
    // The server's policy lets nothing run that is not its own, so axe comes from outside of the page.
    const context = await browser.newContext({
      bypassCSP: true,
      storageState: await page.context().storageState(),
    })
    const read = await context.newPage()
    const names = readdirSync(join(site, locale)).filter((name) => name.endsWith('.html'))
    for (const name of names) {
      await read.goto(`${baseURL}/docs/${locale}/${name.replace(/(?:index)?\.html$/, '')}`)
      const rules = isLikeAnother(name) ? colorsLeftOut : {}
      expect([name, await axeFaults(read, rules), await overflow(read)]).toEqual([name, [], 0])
      if (!otherTheme || isLikeAnother(name)) continue
      await read.evaluate((other) => {
        document.documentElement.dataset.theme = other
      }, otherTheme)
      expect([name, await axeFaults(read, colorsAlone)]).toEqual([name, []])
    }
    await read.setViewportSize({ width: 390, height: 844 })
    for (const name of ['index', 'grammar', 'api-project', 'error-messages']) {
      await read.goto(`${baseURL}/docs/${locale}/${name === 'index' ? '' : name}`)
      expect([name, await axeFaults(read), await overflow(read)]).toEqual([name, [], 0])
    }
    await context.close()
  })

const rulesOfColors = ['color-contrast', 'link-in-text-block']
const colorsAlone = { runOnly: { type: 'rule', values: rulesOfColors } }
const colorsLeftOut = { rules: Object.fromEntries(rulesOfColors.map((rule) => [rule, { enabled: false }])) }

/** Pages of calls are written by one template: the colours of the longest are those of all. */
const isLikeAnother = (name: string) => name.startsWith('api-') && name !== 'api-project.html'

/** @param options which rules are run; left out, all are. */
async function axeFaults(page: Page, options: object = {}): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async (asked) => {
    type Found = { violations: { id: string; nodes: { html: string }[] }[] }
    type Axe = { run: (options: object) => Promise<Found> }
    // Whatever holds is answered once a rule.
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations'],
      preload: false,
      ...asked,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, options)
}

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

async function chooseInPalette(page: Page, words: string, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().click()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(words)
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByRole('combobox')).toBeHidden()
}
