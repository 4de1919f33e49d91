import { Dialog, TextField } from '@saywright/ui'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { landmarkFaults } from './walk/landmarks.js'
import { languageFaults } from './walk/languages.js'
import { zoomFaults } from './walk/zoom.js'

afterEach(async () => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
  await page.viewport(1280, 800)
})

const draw = (html: string) => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<style>body { margin: 0 }</style><main>${html}</main>`
}

it.each([
  ['px too wide', '<div style="width: 500px; height: 9px"></div>'],
  [
    'at 400 %, cut off at the side',
    '<p style="width: 99px; overflow: hidden; white-space: nowrap">A long name of a lamp</p>',
  ],
  ['with text spacing, cut off above or below', '<p style="height: 12px; overflow: hidden">Lamp</p>'],
  [
    'at 400 %, the focus is out of sight',
    `<div style="position: fixed; inset: 0 0 auto; height: 250px; background: #fff"></div>
    <a href="#lamp">Lamp</a>`,
  ],
  ['to touch', '<button style="width: 30px; height: 30px">+</button>'],
])('reports “%s”', async (fault, html) => {
  draw(html)
  expect((await zoomFaults()).join('\n')).toContain(fault)
})

it('lets pass what can be read, reached and touched', async () => {
  draw(`<p>A lamp with a <a href="#lamp">link</a>.</p>
    <div style="overflow-x: auto"><table style="width: 900px"><tr><td>Lamp</td></tr></table></div>
    <button style="min-width: 44px; min-height: 44px">Save</button>`)
  expect(await zoomFaults()).toEqual([])
})

it('reports content outside of landmarks', async () => {
  draw('<h1>Lamps</h1>')
  expect(await landmarkFaults()).toEqual([])
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Version 6' }))
  expect((await landmarkFaults()).join('\n')).toContain('in no landmark')
})

it('reports names of languages that are read in another language', () => {
  draw('<button>English</button><button lang="fr">Français</button>')
  expect(languageFaults()).toEqual([])
  draw('<button>Français</button>')
  expect(languageFaults().join('\n')).toContain('read in another language')
})

it('shows a dialog at once in a window that became lower', async () => {
  await page.viewport(1280, 1100)
  draw('<input>')
  const field = document.querySelector('input') as HTMLElement
  field.focus()
  field.blur()
  await page.viewport(1280, 600)
  field.focus()
  const { unmount } = await render(
    <Dialog isOpen title="Rename" onOpenChange={() => {}}>
      <TextField label="Name" autoFocus />
    </Dialog>,
  )
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.querySelector('[style*="opacity: 0"]')).toBeNull()
  await unmount()
})
