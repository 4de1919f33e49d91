import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { EmailAddress } from './EmailAddress.js'

it('breaks before a sign, and keeps each word whole', async () => {
  const address = 'marguerite.delacroix@lumiere.example.com'
  const screen = await render(
    <p style={{ width: 160, overflowWrap: 'anywhere', font: '16px monospace' }}>
      <EmailAddress>{address}</EmailAddress>
    </p>,
  )
  const words = screen.getByText(address).element()
  const lines = [...words.childNodes].flatMap((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return node instanceof Text ? [range.getClientRects().length] : []
  })
  expect(lines).toEqual([1, 1, 1, 1, 1])
  expect(words.parentElement?.clientHeight).toBeGreaterThan(30)
})
