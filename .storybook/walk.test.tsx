import { afterEach, beforeEach, expect, it } from 'vitest'
import { dismissalFaults, forgetFocus, rememberFocus } from './walk/dismissal.js'
import { walkFaults } from './walk/walk.js'

beforeEach(rememberFocus)
afterEach(() => {
  forgetFocus()
  document.body.replaceChildren()
})

const page = (html: string) => {
  document.body.innerHTML = `<button>First</button>${html}<button>Last</button>`
}

it.each([
  ['the focus is not seen', '<button style="outline: none">Save</button>'],
  ['lies over it', '<button>Save</button><div style="position: fixed; inset: 0"></div>'],
  [
    'it is scrolled away',
    '<div style="height: 40px; overflow: clip"><p style="height: 90px"></p><button>Save</button></div>',
  ],
  ['no key leads to', '<button tabindex="-1">Save</button>'],
  ['Tab does not reach', '<button onkeydown="event.preventDefault()">Save</button>'],
  ['the focus is nowhere between', '<button onfocus="this.blur()">Save</button><button>Send</button>'],
])('reports “%s”', async (fault, html) => {
  page(html)
  expect((await walkFaults()).join('\n')).toContain(fault)
})

it.each([
  '<input aria-label="Name"><a href="#there">There</a>',
  '<label><input type="radio" name="a">One</label><label><input type="radio" name="a">Two</label>',
  '<div role="tablist"><button role="tab">One</button><button role="tab" tabindex="-1">Two</button></div>',
  // A control that captures Tab releases it after Escape.
  `<textarea aria-label="Code" onkeydown="
    if (event.key === 'Escape') this.isFree = true
    else if (!this.isFree) event.preventDefault()
    else this.isFree = false
  "></textarea>`,
])('lets pass what can be walked through: %s', async (html) => {
  page(html)
  expect(await walkFaults()).toEqual([])
})

const dialog = (close: string) =>
  `<div role="dialog" aria-label="Code" onkeydown="if (event.key === 'Escape') { ${close} }">
    <button slot="close" aria-label="Close">×</button>
  </div>`

it.each([
  ['Escape does not close', ''],
  ['Escape leaves the focus on', 'this.remove()'],
])('reports “%s”', async (fault, close) => {
  page(dialog(close))
  document.querySelector('button')?.focus()
  document.querySelector<HTMLElement>('[slot="close"]')?.focus()
  expect((await dismissalFaults()).join('\n')).toContain(fault)
})

it('lets pass what closes and gives the focus back', async () => {
  page(dialog("this.remove(); document.querySelector('button').focus()"))
  document.querySelector('button')?.focus()
  document.querySelector<HTMLElement>('[slot="close"]')?.focus()
  expect(await dismissalFaults()).toEqual([])
})
