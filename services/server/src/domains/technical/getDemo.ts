import { getDemo } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { ApiFailure } from '@saywright/http'

export const getDemoRoute = bind(getDemo, async ({ context }) => {
  if (!context.demonstration) throw new ApiFailure('not_found')
  return { email: context.demonstration.email, password: context.demonstration.password }
})
