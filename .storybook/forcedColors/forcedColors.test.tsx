import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { type StoryModule, statesOf } from '../statesOf.js'
import { states } from '../storiesOfPackages.js'
import { faultsIn } from './faultsIn.js'
import { focusFaults } from './focusFaults.js'

const screens = statesOf(
  import.meta.glob<StoryModule>('../../apps/*/src/**/*Screen.stories.tsx', { eager: true }),
)

beforeAll(async () => {
  await commands.forceColors(true)
  await useKeyboard()
})
afterAll(() => commands.forceColors(false))

/** After a press of the pointer, as a test before may have made, Chromium draws no ring around what a script focuses. */
const useKeyboard = () => commands.pressKeys('Escape', 1)

let root: Root | undefined
const seen = new Set<string>()

/** Draws something as the only thing of the page. */
function draw(tree: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  flushSync(() => root?.render(tree))
}

afterEach(() => {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
})

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string
  }
}

const unforced = inject('unforced')

it.for([...states, ...screens].filter(({ id }) => !unforced.includes(id)))(
  '$name can be seen where the system forces its colours',
  async ({ id, draw: drawn }, { task }) => {
    task.meta.storyId = id
    draw(drawn('en-US'))
    // State that an effect sets is drawn too.
    await new Promise((resolve) => setTimeout(resolve))
    const faults = [...faultsIn(document.body), ...(await focusFaults(document.body, seen))]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
)

it('a press of the pointer, left behind by a test, hides no focus', async () => {
  document.body.innerHTML = '<button>Save</button><button>Lamp</button>'
  await userEvent.click(page.getByText('Lamp'))
  expect(await focusFaults(document.body, new Set())).not.toEqual([])
  await useKeyboard()
  expect(await focusFaults(document.body, new Set())).toEqual([])
})

it('checks the focused control once another has the focus', async () => {
  document.body.innerHTML = '<button>Save</button><button class="other">Lamp</button>'
  document.querySelector('button')?.focus()
  expect(await focusFaults(document.body, new Set())).toEqual([])
})

it('reports a missing focus indicator at every try', async () => {
  document.body.innerHTML = '<button class="planted" style="outline: none">Save</button>'
  const kinds = new Set<string>()
  expect(await focusFaults(document.body, kinds)).toHaveLength(1)
  expect(await focusFaults(document.body, kinds)).toHaveLength(1)
})

const tabs =
  '<button role="tab" aria-selected="true" style="background: #eee">One</button><button role="tab">Two</button>'

it.each([
  [
    'an icon disappears',
    '<svg width="9" height="9"><path d="M0 0h9v9z" style="fill: #fff; forced-color-adjust: none" /></svg>',
  ],
  ['the edge of a control disappears', '<button style="border: 0; background: #1649d0">Save</button>'],
  ['the edge of a control disappears', '<input style="border: 0; box-shadow: 0 0 0 1px">'],
  ['what is chosen looks like what is not', `<div role="tablist">${tabs}</div>`],
  ['what is disabled looks as if it could be used', '<button aria-disabled="true">Save</button>'],
  ['the focus is not seen', '<button class="planted" style="outline: none">Save</button>'],
])('reports “%s”', async (fault, html) => {
  document.body.innerHTML = html
  const faults = [...faultsIn(document.body), ...(await focusFaults(document.body, new Set()))]
  expect(faults.join('\n')).toContain(fault)
})
