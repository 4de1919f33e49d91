import { getDemo } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'

export const getDemoRoute = bind(getDemo, async ({ context }) => {
  if (!context.demonstration) throw new ApiFailure('not_found')
  return { email: context.demonstration.email, password: context.demonstration.password }
})
