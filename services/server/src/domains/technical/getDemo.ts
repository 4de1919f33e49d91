import { getDemo } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { bind } from '../shared/call.js'

export const getDemoRoute = bind(getDemo, async ({ context }) => {
  if (!context.demonstration) throw new ApiFailure('not_found')
  return { email: context.demonstration.email, password: context.demonstration.password }
})
