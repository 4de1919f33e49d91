import { makeLoginCode } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { saveCode } from '../../security/codes.js'
import { randomToken } from '../../security/tokens.js'
import { bind } from '../shared/call.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'

export const makeLoginCodeRoute = bind(makeLoginCode, async ({ context, body, session }) => {
  const projectId = body.project_id
  if (projectId !== undefined) {
    const visible = await visibleProjects(context.database, session.accountId)
      .select('project.id')
      .where('project.id', '=', projectId)
      .executeTakeFirst()
    if (!visible) throw new ApiFailure('not_found')
  }
  const code = randomToken()
  await context.transaction((transaction) =>
    saveCode(transaction, {
      accountId: session.accountId,
      purpose: 'handover',
      code,
      seconds: transaction.limits.handoverSeconds,
      payload: { session_id: session.id, project_id: projectId ?? null },
    }),
  )
  return { code }
})
