import { consolePaths } from '@saywright/shell/paths'
import { AppShell, IconButton, Logo, TopBar } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { addressOf } from '../testing/addressOf.js'
import { layoutMessages } from './messages.js'
import { placeAt } from './placeAt.js'

afterEach(cleanup)

const addresses = Object.keys(consolePaths).map(addressOf)
const control = (label: string) => <IconButton label={label} icon={<svg aria-hidden />} />

/** The bar of each page that has a title, with everything that is in it on a phone. */
function BarOfEachPage() {
  const t = useMessages(layoutMessages)
  const titles = addresses.flatMap((address) => placeAt(t, address, undefined)?.title ?? [])
  return [...new Set(titles)].map((title) => (
    <AppShell
      key={title}
      brand="Saywright"
      items={[]}
      topBar={
        <TopBar
          title={title}
          mark={<Logo name="Saywright" isMarkOnly />}
          actions={control('Search')}
          bell={control('Notifications')}
          avatar={control('Account')}
        />
      }
    >
      {null}
    </AppShell>
  ))
}

it.each(['en-US', 'fr-FR'] as const)('a phone shows every title of the bar whole, in %s', async (locale) => {
  await page.viewport(390, 844)
  const screen = await render(
    <ThemeProvider isRoot locale={locale} theme="light">
      <BarOfEachPage />
    </ThemeProvider>,
  )
  await document.fonts.ready
  const titles = [...screen.container.querySelectorAll<HTMLElement>('header > div[title]')]
  expect(titles.length).toBeGreaterThan(20)
  const cut = titles.filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  )
  expect(cut.map(({ title }) => title)).toEqual([])
})
