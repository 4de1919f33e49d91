import { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../../context.js'
import type { Transaction } from '../../transaction/transaction.js'
import { notifyMembers } from '../deals/notifyMembers.js'
import { dayOf } from '../shared/dayOf.js'
import { publishChange } from '../shared/projects/publishChange.js'

interface HandDelivery {
  readonly projectId: number
  readonly title: string
  /** Null: permanent; `now`: it was withdrawn. */
  readonly until: string | null
  readonly message?: string | null | undefined
}

/** Notifies everyone concerned by a project of what staff delivered or withdrew without a request. */
export async function tellDelivery(
  { consoleUrl }: Pick<Context, 'consoleUrl'>,
  transaction: Transaction,
  { projectId, title, until: end, message }: HandDelivery,
): Promise<void> {
  const kind = end === 'now' ? 'withdrawn' : end === null ? 'delivered' : 'delivered_until'
  const text = message?.trim() ?? ''
  const until = kind === 'delivered_until' ? dayOf(end ?? '') : ''
  const note = text && `\n\n${text}`
  const link = `${consoleUrl()}${consolePaths.projectTechnologies({ projectId })}`
  await notifyMembers(transaction, {
    projectId,
    kind,
    values: { title, until, message: text },
    mail: { template: kind, project: title, until, note, link },
  })
  await publishChange(transaction, projectId, 'project')
}
