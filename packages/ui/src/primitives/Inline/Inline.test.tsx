import { expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { Inline } from './Inline.js'

it.each([
  [undefined, 2],
  [true, 1],
] as const)('with noWrap %s takes %i lines where there is no room', async (noWrap, lines) => {
  const screen = await renderThemed(
    <div style={{ width: 100 }}>
      <Inline role="group" noWrap={noWrap ?? false}>
        <span style={{ width: 80 }}>one</span>
        <span style={{ width: 80 }}>two</span>
      </Inline>
    </div>,
  )
  const children = [...screen.getByRole('group').element().children]
  expect(new Set(children.map((child) => child.getBoundingClientRect().top)).size).toBe(lines)
})
