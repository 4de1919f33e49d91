import { createPortal } from 'react-dom'
import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../components/Button/Button.js'
import { Dialog } from '../components/Dialog/Dialog.js'
import { DialogTrigger } from '../components/Modal/DialogTrigger.js'
import { Select } from '../components/Select/Select.js'
import { vars } from '../tokens/contract.css.js'
import { enableShadowRoots } from './enableShadowRoots.js'
import { OverlayContainer } from './OverlayContainer.js'
import { ThemeProvider } from './ThemeProvider.js'

/** A shadow root with our rules in it, and two places: one for the tree, one for what opens in front of it. */
function aShadowRoot() {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  const rules = [...document.styleSheets].flatMap((each) => [...each.cssRules].map(({ cssText }) => cssText))
  sheet.replaceSync(rules.join('\n'))
  shadow.adoptedStyleSheets = [sheet]
  const [tree, front] = [document.createElement('div'), document.createElement('div')]
  shadow.append(tree, front)
  return { host, shadow, tree, front }
}

it('puts what opens into the container, in a shadow root with its own theme', async () => {
  enableShadowRoots()
  const { host, tree, front, shadow } = aShadowRoot()
  host.dataset.theme = 'dark'
  const options = [{ value: 'kitchen', label: 'Kitchen' }]
  await render(
    createPortal(
      <ThemeProvider locale="en-US">
        <OverlayContainer of={() => front}>
          <Select label="Room" options={options} />
          <DialogTrigger>
            <Button>Rename</Button>
            <Dialog title="New name">Words</Dialog>
          </DialogTrigger>
        </OverlayContainer>
      </ThemeProvider>,
      tree,
    ),
  )
  const [select, rename] = tree.querySelectorAll('button')
  await userEvent.click(select!)
  await expect.poll(() => front.querySelector('[role=listbox]')).not.toBeNull()
  await userEvent.click(front.querySelector('[role=option]')!)
  await expect.poll(() => front.querySelector('[role=listbox]')).toBeNull()
  expect(select!.textContent).toContain('Kitchen')
  await userEvent.click(rename!)
  await expect.poll(() => front.querySelector('[role=dialog]')?.textContent).toContain('New name')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(getComputedStyle(front).getPropertyValue(vars.color.surface.canvas.slice(4, -1))).not.toBe(
    getComputedStyle(document.body).getPropertyValue(vars.color.surface.canvas.slice(4, -1)),
  )
  expect(shadow.querySelectorAll('[role=dialog]')).toHaveLength(1)
})

it('puts what opens into the document of an iframe', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const { body } = frame.contentDocument!
  await render(
    <ThemeProvider locale="en-US">
      <OverlayContainer of={() => body}>
        <DialogTrigger defaultOpen>
          <Button>Rename</Button>
          <Dialog title="New name">Words</Dialog>
        </DialogTrigger>
      </OverlayContainer>
    </ThemeProvider>,
  )
  await expect.poll(() => body.querySelector('[role=dialog]')?.textContent).toContain('New name')
})
