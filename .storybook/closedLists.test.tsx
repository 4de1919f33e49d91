import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { State } from './statesOf.js'
import { states } from './storiesOfPackages.js'

const closedLists = () =>
  [
    ...document.body.querySelectorAll<HTMLElement>(
      '[role="combobox"], [aria-haspopup="listbox"], [aria-haspopup="menu"], [aria-haspopup="true"]',
    ),
  ].filter((list) => !list.matches(':disabled, [aria-expanded="true"], [tabindex="-1"], [inert] *'))

/** An element in a form outside React, so that the rendered content may have a form of its own. */
function containerInForm(): { form: HTMLFormElement; container: HTMLElement } {
  const form = document.createElement('form')
  form.noValidate = true
  form.innerHTML = '<div></div><button>Send</button>'
  document.body.append(form)
  return { form, container: form.firstElementChild as HTMLElement }
}

/** The first state of each component in which a list can be opened. Every exported component has a state: `server.test.ts`. */
function statesWithClosedLists(): State[] {
  const found = new Map<string, State>()
  for (const state of states) {
    if (found.has(state.component)) continue
    const { form, container } = containerInForm()
    const root = createRoot(container)
    flushSync(() => root.render(state.draw('en-US')))
    if (closedLists().length > 0) found.set(state.component, state)
    root.unmount()
    form.remove()
  }
  return [...found.values()]
}

const withLists = statesWithClosedLists()

/** Fields of free text: Enter, Space and a press are for the words, and open nothing. */
const ofWords = ['UI/Fields/SuggestField']

const actions: Readonly<Record<string, (list: HTMLElement) => Promise<void>>> = {
  Enter: (list) => press(list, '{Enter}'),
  Space: (list) => press(list, ' '),
  ArrowDown: (list) => press(list, '{ArrowDown}'),
  ArrowUp: (list) => press(list, '{ArrowUp}'),
  pointer: (list) => userEvent.click(list),
}

function press(list: HTMLElement, key: string): Promise<void> {
  list.focus()
  return userEvent.keyboard(key)
}

let sent = 0
const note = (event: Event) => {
  event.preventDefault()
  sent += 1
}
beforeEach(() => {
  sent = 0
  document.addEventListener('submit', note, true)
})
afterEach(() => document.removeEventListener('submit', note, true))

describe.each(withLists)('$name', ({ component, draw }) => {
  it.each(Object.keys(actions))('opens its lists by %s and sends no form', async (name) => {
    const { form, container } = containerInForm()
    await render(draw('en-US'), { container })
    const isForWords = ofWords.includes(component) && !name.startsWith('Arrow')
    for (const index of closedLists().keys()) {
      const list = closedLists()[index]!
      await actions[name]!(list)
      expect(sent, list.outerHTML).toBe(0)
      if (isForWords) continue
      await expect.poll(() => list.getAttribute('aria-expanded')).toBe('true')
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => list.getAttribute('aria-expanded')).toBe('false')
    }
    form.remove()
  })
})

it('finds the lists of fields, kits and menus', () => {
  const known = ['UI/Fields/MultiSelect', 'UI/Fields/Select', 'UI/Fields/ComboBox', 'UI/Actions/Menu']
  const found = withLists.map(({ component }) => component)
  expect(found).toEqual(expect.arrayContaining([...known, 'Forms/CountryKit', 'Audio/MicrophonePicker']))
})
