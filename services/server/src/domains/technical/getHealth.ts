import { getHealth } from '@saywright/api/contract'
import { isSelfContained } from '../../isSelfContained.js'
import { bind } from '../shared/call.js'
import { voiceHealth } from '../voice-commands/voiceHealth.js'

/** Ready means that the database answers; without every speech engine it is ready for all but speech. */
export const getHealthRoute = bind(getHealth, async ({ context }) => {
  await context.database.selectFrom('account').select('id').limit(1).execute()
  const voice = await voiceHealth(context)
  const isWhole = voice.length > 0 && voice.every(({ quality }) => quality !== 'unavailable')
  return {
    status: isWhole ? ('ok' as const) : ('degraded' as const),
    voice,
    approves_requests: context.config.autoApproves,
    is_local: isSelfContained(context.config),
  }
})
