import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent, page as window } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Paginator } from './Paginator.js'

const given = { page: 2, pageSize: 10, total: 48, onPageChange: () => {} }

describeComponent('Paginator', (props) => <Paginator {...props} {...given} variant="numbers" />, {
  role: 'navigation',
})

function Paged() {
  const [page, setPage] = useState(2)
  return <Paginator {...given} page={page} onPageChange={setPage} />
}

describe('Paginator', () => {
  it('counts a page beyond the last as the last', async () => {
    const onPageChange = vi.fn()
    const screen = await renderThemed(<Paginator {...given} page={9} onPageChange={onPageChange} />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('41 to 48 of 48')
    await screen.getByRole('button', { name: 'Previous page' }).click()
    expect(onPageChange).toHaveBeenCalledWith(4)
  })

  it('says the place in words on phones, without the numbers', async () => {
    await window.viewport(390, 844)
    const screen = await renderThemed(<Paginator {...given} variant="numbers" />, { locale: 'fr-FR' })
    await expect.element(screen.getByText('Page 2 sur 5')).toBeVisible()
    expect(screen.getByRole('button').elements()).toHaveLength(2)
    await window.viewport(1600, 1000)
  })

  it('moves the focus to Next when the keyboard reaches the first page', async () => {
    const screen = await renderThemed(<Paged />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: 'Next page' })).toHaveFocus()
  })

  it('A-057 offers 5, 10, 25 and 100 rows a page', async () => {
    const screen = await renderThemed(<Paginator {...given} onPageSizeChange={() => {}} />)
    await screen.getByRole('button', { name: /Rows per page/ }).click()
    await expect.element(screen.getByRole('option').first()).toBeVisible()
    const offered = screen.getByRole('option').elements()
    expect(offered.map(({ textContent }) => textContent)).toEqual(['5', '10', '25', '100'])
  })

  it('does nothing when the current page is pressed', async () => {
    const onPageChange = vi.fn()
    const screen = await renderThemed(<Paginator {...given} variant="numbers" onPageChange={onPageChange} />)
    await screen.getByRole('button', { name: 'Page 2' }).click()
    expect(onPageChange).not.toHaveBeenCalled()
  })
})
