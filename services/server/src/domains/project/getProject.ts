import { getProject } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { projectResponses } from './projectResponses.js'

export const getProjectRoute = bind(getProject, async ({ context, params }) => {
  const [response] = await projectResponses(context, [params.id])
  return response!
})
