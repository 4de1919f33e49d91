import { createRef } from 'react'
import { expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { Text } from './Text.js'

it('takes the element, the identity and the role that it is given', async () => {
  const ref = createRef<HTMLElement>()
  const screen = await renderThemed(
    <Text as="span" id="own-id" ref={ref} role="status">
      Saved
    </Text>,
  )
  expect(screen.getByRole('status').element()).toBe(ref.current)
  expect(ref.current).toMatchObject({ tagName: 'SPAN', id: 'own-id' })
})

it('draws a caption smaller than body text', async () => {
  const screen = await renderThemed(
    <>
      <Text>Body</Text>
      <Text variant="caption">Caption</Text>
    </>,
  )
  const sizeOf = (words: string) =>
    Number.parseFloat(getComputedStyle(screen.getByText(words).element()).fontSize)
  expect(sizeOf('Caption')).toBe(12)
  expect(sizeOf('Body')).toBeGreaterThan(12)
})

it('cuts only text with truncation', async () => {
  const long = 'A very long instruction that has to be read to its end by everyone. '.repeat(4)
  const screen = await renderThemed(
    <div style={{ width: 200 }}>
      <Text>{long}</Text>
      <Text isTruncated title={long}>
        name
      </Text>
    </div>,
  )
  const instruction = screen.getByText(/instruction/).element() as HTMLElement
  expect(instruction.scrollWidth).toBe(instruction.clientWidth)
  expect(getComputedStyle(screen.getByText('name', { exact: true }).element()).textOverflow).toBe('ellipsis')
})
