import { expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { Inline } from './Inline.js'

it.each([
  [true, 2],
  [false, 1],
])('whose allowsWrapping is %s takes %i lines where there is no room', async (allowsWrapping, lines) => {
  const screen = await renderThemed(
    <div style={{ width: 100 }}>
      <Inline role="group" allowsWrapping={allowsWrapping}>
        <span style={{ width: 80 }}>one</span>
        <span style={{ width: 80 }}>two</span>
      </Inline>
    </div>,
  )
  const children = [...screen.getByRole('group').element().children]
  expect(new Set(children.map((child) => child.getBoundingClientRect().top)).size).toBe(lines)
})
