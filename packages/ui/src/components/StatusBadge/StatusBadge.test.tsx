import { expect, it } from 'vitest'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { type Status, StatusBadge } from './StatusBadge.js'

const statuses: Status[] = ['draft', 'done', 'running', 'waiting', 'ended', 'failed']

it('gives every status a different shape', async () => {
  const screen = await renderThemed(
    statuses.map((status) => (
      <StatusBadge key={status} status={status}>
        {status}
      </StatusBadge>
    )),
  )
  const drawings = [...screen.container.querySelectorAll('svg')].map((svg) => svg.innerHTML)
  expect(new Set(drawings).size).toBe(statuses.length)
  expect(await axeProblems(screen.container)).toEqual([])
})

it('is read as its word alone', async () => {
  const screen = await renderThemed(
    <p>
      <StatusBadge status="failed">Failed</StatusBadge>
    </p>,
  )
  await expect.element(screen.getByText('Failed')).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})
