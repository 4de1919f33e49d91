import { saveVoiceCommandModel } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { requireDistinctSlots, requireLanguage, requireSlotRoom } from './checkModel.js'
import { requireSuite } from './checkSuite.js'
import { findModel } from './findModel.js'
import { savedSummary } from './summaries.js'
import { measuredByHand, measuredByRun } from './thresholdMeasured.js'
import { renamedUsers, requireUsersKept } from './usersOfChange.js'
import { writeModel } from './writeModel.js'

export const saveVoiceCommandModelRoute = bind(
  saveVoiceCommandModel,
  async ({ context, params, body, session }) => {
    const { settings, threshold_run, rename_at_users, keep_users, ...others } = body
    const { language, slots, suite, label } = others
    const before = await findModel(context, params.id, params.modelId)
    if (slots) {
      requireSlotRoom(slots, context.limits.slotsMaxCharacters)
      requireDistinctSlots(slots)
    }
    if (suite) requireSuite(suite, context.limits.suiteMaxCharacters)
    if (language !== undefined && language !== before.language)
      await requireLanguage(context, params.id, language)
    const asker = { accountId: session.accountId, signal: new AbortController().signal }
    if (keep_users) await requireUsersKept(context, asker, before, body)
    const users = await renamedUsers(context, asker, before, body)
    const by = { accountId: session.accountId, label }
    const isOther = settings?.THRESHOLD !== undefined && settings.THRESHOLD !== before.settings_json.THRESHOLD
    const measured =
      threshold_run !== undefined
        ? await measuredByRun(context, params.modelId, threshold_run)
        : isOther
          ? await measuredByHand(context, language ?? before.language)
          : undefined
    const changes = { ...others, measured, settings: settings && { ...before.settings_json, ...settings } }
    const saved = await context.transaction(async (transaction) => {
      const written = await writeModel(transaction, params, changes, by)
      for (const { modelId, ...change } of users)
        await writeModel(transaction, { id: params.id, modelId }, change, { accountId: session.accountId })
      return written
    })
    return savedSummary(context, session.accountId, saved)
  },
)
