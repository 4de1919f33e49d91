import type { listVoiceEngines, ResponseOf } from '@saywright/api/contract'
import { afterEach, expect, it, vi } from 'vitest'
import type { Context } from '../../context.js'
import { voiceHealth } from './voiceHealth.js'

type Engines = ResponseOf<typeof listVoiceEngines>

const engines = (quality: 'good' | 'basic') =>
  ({ engines: [{ id: 'stand-in', languages: [{ lang: 'en-US', quality }] }] }) as unknown as Engines

/** A service whose answers the test gives, at moments that it sets. */
function aService() {
  const answers: ((engines: Engines) => void)[] = []
  const send = () => new Promise<Engines>((resolve) => answers.push(resolve))
  return { answers, context: { voice: { send } } as unknown as Context }
}
const qualityOf = async (context: Context) => (await voiceHealth(context))[0]?.quality

afterEach(() => vi.restoreAllMocks())

it('reports the last known health while the service is busy, and its response afterwards', async () => {
  const { answers, context } = aService()
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const first = qualityOf(context)
  answers[0]!(engines('good'))
  expect(await first).toBe('good')
  expect(await qualityOf(context)).toBe('good')
  expect(answers).toHaveLength(1)

  now.mockReturnValue(2001)
  expect(await qualityOf(context)).toBe('good')
  expect(answers).toHaveLength(2)
  answers[1]!(engines('basic'))
  await vi.waitFor(async () => expect(await qualityOf(context)).toBe('basic'))
  expect(answers).toHaveLength(2)
})
