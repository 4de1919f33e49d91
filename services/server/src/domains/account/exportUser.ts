import { exportUser } from '@saywright/api/contract'
import { exportWaysIn } from '../../access/waysIn.js'
import type { Context } from '../../context.js'
import { requireSelf } from '../../security/liveSession.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'
import { userResponse } from './userResponse.js'

export const exportUserRoute = bind(exportUser, async ({ context, params, session }) => {
  requireSelf(session)
  const { marketing_source, picture_key } = await accountOf(context.database, params.id)
  return {
    exported_at: timestamp(context),
    account: await userResponse(context, params.id),
    marketing_source,
    picture: picture_key && (await dataUrl(await context.pictures.read(picture_key))),
    tables: await ownRows(context, params.id),
  }
})

async function dataUrl(file: Blob): Promise<string> {
  return `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
}

/** Rows about a person, without what would let someone in: hashes of tokens and codes, keys, encrypted secrets. */
async function ownRows(context: Context, accountId: number) {
  const { database } = context
  const memberships = database
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['organization.name', 'organization_member.role', 'organization_member.created_at'])
    .where('account_id', '=', accountId)
  const projects = database
    .selectFrom('project_member')
    .innerJoin('project', 'project.id', 'project_member.project_id')
    .select(['project.title', 'project_member.created_at'])
    .where('account_id', '=', accountId)
  const drafts = database
    .selectFrom('project_draft')
    .select(['step', 'content', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
  const signIns = database
    .selectFrom('sign_in')
    .select(['way', 'refusal', 'ip', 'user_agent', 'created_at'])
    .where('account_id', '=', accountId)
  const addresses = database
    .selectFrom('verified_address')
    .select(['email_key as email', 'verified_at'])
    .where('account_id', '=', accountId)
  const notifications = database
    .selectFrom('notification')
    .select(['kind', 'values_json as values', 'is_read', 'created_at'])
    .where('account_id', '=', accountId)
  const messages = database
    .selectFrom('message')
    .select(['kind', 'topic', 'object', 'text', 'rating', 'created_at'])
    .where('account_id', '=', accountId)
  const versions = database
    .selectFrom('voice_command_version as version')
    .innerJoin('voice_command_model as model', 'model.id', 'version.model_id')
    .select(['model.name', 'version.revision', 'version.label', 'version.created_at'])
    .where('version.account_id', '=', accountId)
    .unionAll(
      database
        .selectFrom('model_version as version')
        .innerJoin('model', 'model.id', 'version.model_id')
        .select(['model.name', 'version.revision', 'version.label', 'version.created_at'])
        .where('version.account_id', '=', accountId),
    )
  const log = database
    .selectFrom('audit')
    .select(['action', 'values_json', 'ip', 'created_at'])
    .where((where) => where.or([where('account_id', '=', accountId), where('subject_id', '=', accountId)]))
  return {
    memberships: await memberships.execute(),
    projects: await projects.execute(),
    project_drafts: await drafts.execute(),
    ...(await exportWaysIn(context, accountId)),
    sign_ins: await signIns.execute(),
    verified_addresses: await addresses.execute(),
    notifications: await notifications.execute(),
    messages: await messages.execute(),
    model_versions: await versions.execute(),
    log: await log.execute(),
  }
}
