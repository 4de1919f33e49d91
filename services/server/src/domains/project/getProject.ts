import { getProject } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { projectAnswers } from './projectAnswers.js'

export const getProjectRoute = bind(getProject, async ({ context, params }) => {
  const [answer] = await projectAnswers(context.database, [params.id])
  return answer!
})
