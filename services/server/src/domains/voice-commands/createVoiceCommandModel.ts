import { createVoiceCommandModel, modelKinds } from '@saywright/api/contract'
import { writeProjectAudit } from '../../audit/writeProjectAudit.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { requireModelQuota } from '../shared/quotas.js'
import { requireDistinctSlots, requireLanguage, requireSlotRoom } from './checkModel.js'
import { requireSuite } from './checkSuite.js'
import { firstGrammar } from './firstGrammar.js'
import { insertModel } from './insertModel.js'
import { savedSummary } from './summaries.js'
import { templateOf } from './templates/templates.js'
import { type TemplateTask, templateRunner } from './templates/templateTask.js'
import { measuredByHand } from './thresholdMeasured.js'

export const createVoiceCommandModelRoute = bind(createVoiceCommandModel, async (call) => {
  const { context, params, body, session } = call
  const { language } = body
  const template = body.template && templateOf(body.template, language)
  const { grammar = firstGrammar(language), suite } = template ?? body
  requireSlotRoom(body.slots ?? [], context.limits.slotsMaxCharacters)
  requireDistinctSlots(body.slots ?? [])
  requireSuite(body.suite ?? [], context.limits.suiteMaxCharacters)
  await requireLanguage(context, params.id, language)
  const isGiven = body.settings?.THRESHOLD !== undefined
  const measured = isGiven ? await measuredByHand(context, language) : undefined
  const row = await context.transaction(async (transaction) => {
    await requireModelQuota(transaction, params.id, modelKinds.voice_commands)
    const { accountId } = session
    const created = await insertModel(transaction, {
      ...body,
      projectId: params.id,
      grammar,
      suite,
      measured,
      accountId,
    })
    await writeProjectAudit(transaction, call, {
      action: 'model.created',
      object: { kind: 'voice_command_model', id: created.id },
      name: created.name,
    })
    await publishChange(transaction, params.id, modelKinds.voice_commands.segment)
    if (template) {
      const payload: TemplateTask = { template: template.id, modelId: created.id, language, accountId }
      await transaction.enqueueTask({
        runner: templateRunner,
        type: 'test_audio',
        projectId: params.id,
        name: created.name,
        payload,
      })
      await publishChange(transaction, params.id, 'tasks')
    }
    return created
  })
  return savedSummary(context, session.accountId, row)
})
