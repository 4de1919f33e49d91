import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Paginator } from './Paginator.js'

const meta = {
  title: 'UI/Navigation/Paginator',
  id: 'ui-paginator',
  component: Paginator,
  args: { page: 1, pageSize: 10, total: 48, onPageChange: fn(), onPageSizeChange: fn() },
  render: (args) => {
    const [page, setPage] = useState(args.page)
    const [pageSize, setPageSize] = useState(args.pageSize)
    return (
      <Paginator
        {...args}
        page={page}
        pageSize={pageSize}
        onPageChange={(next) => {
          setPage(next)
          args.onPageChange(next)
        }}
        onPageSizeChange={
          args.onPageSizeChange &&
          ((size, next) => {
            setPageSize(size)
            setPage(next)
            args.onPageSizeChange?.(size, next)
          })
        }
      />
    )
  },
} satisfies Meta<typeof Paginator>
export default meta
type Story = StoryObj<typeof meta>

const status = (canvas: HTMLElement) => within(canvas).getByRole('status')
/** The arrows are at the two ends. */
const arrows = (canvas: HTMLElement) => within(canvas).getAllByRole('button').slice(-2)

/** The first page of five, without a way back. Each new page is announced. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [previous, next] = arrows(canvasElement)
    await expect(previous).toBeDisabled()
    await expect(status(canvasElement)).toHaveTextContent(/^1\D+10\D+48$/)
    await userEvent.click(next!)
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
    await expect(status(canvasElement)).toHaveTextContent(/^11\D+20\D+48$/)
  },
}

/** The last page is not full. Next is disabled, and the focus moves to Back. */
export const LastPage: Story = {
  args: { page: 4 },
  play: async ({ canvasElement }) => {
    const [previous, next] = arrows(canvasElement)
    await userEvent.click(next!)
    await expect(status(canvasElement)).toHaveTextContent(/^41\D+48\D+48$/)
    await expect(next).toBeDisabled()
    await expect(previous).toHaveFocus()
  },
}

/** Everything fits on one page. */
export const SinglePage: Story = {
  args: { total: 7 },
  play: async ({ canvasElement }) => {
    for (const arrow of arrows(canvasElement)) await expect(arrow).toBeDisabled()
  },
}

/** Nothing to page through. */
export const Empty: Story = {
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await expect(status(canvasElement)).not.toHaveTextContent(/\d/)
  },
}

/** Pages to jump to; those left out are an ellipsis. */
export const Numbers: Story = {
  args: { variant: 'numbers', page: 9, total: 214 },
  play: async ({ args, canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation'))
    await expect(nav.getByText('9')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(nav.getByText('22'))
    await expect(args.onPageChange).toHaveBeenCalledWith(22)
    await expect(nav.getByText('22')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(nav.getByText('1'))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
  },
}

/** Rows per page: the row that was first stays in sight. */
export const PageSize: Story = {
  args: { page: 5 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!)
    await userEvent.click(await within(document.body).findByRole('option', { name: '25' }))
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(25, 2)
    await expect(status(canvasElement)).toHaveTextContent(/^26\D+48\D+48$/)
  },
}

/** The number of rows is not for the person to choose. */
export const FixedSize: Story = {
  args: { onPageSizeChange: undefined, page: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2)
    await expect(status(canvasElement)).toHaveTextContent(/^11\D+20\D+48$/)
  },
}

/** The rows are loading: the buttons are disabled. */
export const Disabled: Story = {
  args: { isDisabled: true, variant: 'numbers', page: 3 },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

/** Hundreds of thousands of rows, with the separators of the language. */
export const ManyItems: Story = {
  args: { variant: 'numbers', page: 4_000, pageSize: 100, total: 1_048_576 },
  play: async ({ canvasElement }) => {
    await expect(status(canvasElement)).toHaveTextContent(/399,901\D+400,000\D+1,048,576/)
  },
}

/** Every state of the pages. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x4">
      {[1, 4, 5, 11, 19, 22].map((page) => (
        <Paginator
          key={page}
          label={`At page ${page}`}
          variant="numbers"
          page={page}
          pageSize={10}
          total={214}
          onPageChange={fn()}
        />
      ))}
    </Stack>
  ),
}
