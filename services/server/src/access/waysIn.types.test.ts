import { expect, it } from 'vitest'
import { ends, stays, type WayIn, type WayInKind } from './wayIn.js'
import { waysIn } from './waysIn.js'

const { on } = waysIn.passkeys

/** Mistakes in a way in; the compiler refuses each line. */
export function forgetful() {
  const { addressUndone: _undo, ...unsaid } = on
  // @ts-expect-error it has no effect for the undoing of an address
  const withoutEvent: WayIn = { ...waysIn.passkeys, on: unsaid }
  const { export: _export, ...unexported } = waysIn.passkeys
  // @ts-expect-error it does not say whether its owner gets it with a copy of their data
  const withoutExport: WayIn = unexported
  // @ts-expect-error the column does not exist
  const withoutColumn: WayIn = { ...waysIn.passkeys, stores: ['passkey.secret'] }
  const { identities: _identities, ...missing } = waysIn
  // @ts-expect-error a kind that owners are notified of is missing
  const withoutKind: Record<WayInKind, WayIn> = missing
  // @ts-expect-error leaving an organization has no code
  const wrongDetails: WayIn['on']['organizationLeft'] = ends(async (_unit, { codeId }) => codeId)
  return { withoutEvent, withoutExport, withoutColumn, withoutKind, wrongDetails, right: stays('a reason') }
}

it('is checked by the compiler', () => {
  expect(Object.keys(on)).toContain('addressUndone')
})
