import { listLanguageSounds, listSounds } from '@saywright/api/contract'
import type { Call } from '../../shared/call.js'
import { bindWork } from '../../shared/stream.js'
import { failureOfWake } from '../../shared/voice/wakeFailures.js'
import { spokenLanguage } from './spokenLanguage.js'

const languageOfCall = ({ context, params, query }: Call<typeof listLanguageSounds>) =>
  spokenLanguage(context, params.id, query.language)

export const listLanguageSoundsRoute = bindWork(listLanguageSounds, {
  check: languageOfCall,
  work: async (call, signal) => {
    const { context } = call
    const lang = await languageOfCall(call)
    return context.voice
      .send(listSounds, { query: { lang }, signal })
      .catch((error) => failureOfWake(context, error, signal))
  },
})
