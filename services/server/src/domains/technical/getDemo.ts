import { getDemo } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { Refusal } from '../../http/refusal.js'

export const getDemoRoute = bind(getDemo, async ({ context }) => {
  if (!context.demonstration) throw new Refusal('not_found')
  return { email: context.demonstration.email, password: context.demonstration.password }
})
