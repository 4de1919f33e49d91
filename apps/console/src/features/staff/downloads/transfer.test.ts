import { expect, it } from 'vitest'
import { type Transfer, withBegun } from './transfer.js'

const transfer = (id: number, changes: Partial<Transfer> = {}): Transfer => ({
  id,
  kind: 'file',
  name: 'picking.zip',
  project: 'Warehouse',
  size: 10,
  sent: 0,
  state: 'sending',
  ...changes,
})

const idsAfter = (others: readonly Transfer[]) => withBegun(others, transfer(9)).map(({ id }) => id)

it('a file that is sent again replaces its refusal, and nothing else', () => {
  const refused = { state: 'refused' } as const
  const others = [
    transfer(1, { ...refused, name: 'other.zip' }),
    transfer(2, { ...refused, project: 'Dock' }),
    transfer(3, { state: 'lost' }),
  ]
  expect(idsAfter([transfer(4, refused), ...others])).toEqual([9, 1, 2, 3])
})

it('a resumed one takes its own place', () => expect(idsAfter([transfer(9, { state: 'lost' })])).toEqual([9]))
