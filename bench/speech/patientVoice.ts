import { setTimeout as wait } from 'node:timers/promises'
import { startVoiceProcess, type VoiceProcess } from '../../services/voice/tests/support/startVoiceProcess.ts'

const waitMilliseconds = 2000
const mostTries = 30

/** The service, asked again while it says that the machine is busy: what is heard does not depend on that. */
export async function startPatientVoice(): Promise<VoiceProcess> {
  const voice = await startVoiceProcess()
  return {
    ...voice,
    async recognize(body) {
      for (let tries = 1; ; tries++) {
        try {
          return await voice.recognize(body)
        } catch (failure) {
          if (tries === mostTries || !(failure as Error).message.includes('"code":"busy"')) throw failure
          await wait(waitMilliseconds)
        }
      }
    },
  }
}
