import { randomUUID } from 'node:crypto'
import {
  bootService,
  changeDynamicSlots,
  initServiceASR,
  integer,
  limits,
  list,
  object,
  optional,
  recognizeRecord,
  type Shape,
  saveRecord,
  text,
  type ValueOf,
} from '@saywright/api/contract'
import { type Commands, type Kit, KitError, type Recognition } from '@saywright/kit'

/** A call of the proxy: its body, and its handler. */
export interface ProxyCall {
  readonly body: Shape
  readonly run: (body: never) => Promise<unknown>
}

/** Why a call is refused: a status and a code of the contract. */
export class ProxyFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

const slots = list(
  object({
    name: text({ min: 1, max: limits.nameMaxCharacters }),
    values: list(text({ min: 1, max: limits.freeTextMaxCharacters }), { max: limits.valuesPerSlot }),
  }),
  { max: limits.slotsPerModel },
)
type Slots = ValueOf<typeof slots>

const threshold = optional(integer({ min: limits.confidenceMin, max: limits.confidenceMax }))
const model = optional(text({ min: 1, max: 300 }))

/** `init` of an export: it has the grammars, so that none is sent. */
const initBody = object({ model, slots: optional(slots), threshold })

interface Context {
  readonly commands: Commands
  readonly threshold: number | undefined
  slots: Slots
  readonly records: { readonly samples: Int16Array; readonly sampleRate: number }[]
  usedAt: number
}

/** The recognition calls of the proxy, over the models of an export, by their paths. */
export function proxyCalls(kit: Kit, port: () => number): Readonly<Record<string, ProxyCall>> {
  const contexts = new Map<string, Context>()

  function contextOf(session: string): Context {
    forgetOld(contexts)
    const context = contexts.get(session)
    if (!context) throw new ProxyFailure(404, 'not_found', 'There is no such session: begin one with init.')
    context.usedAt = Date.now()
    return context
  }

  return {
    '/api/bootService': call(bootService.body!, async () => ({ port: port() })),
    '/api/initServiceASR': call(initServiceASR.body!, async () => {
      const { language } = await kit.commands(kit.models.find(({ hasCommands }) => hasCommands)?.name)
      return { lang: language, sample_rate: limits.audioSampleRateHertz }
    }),
    '/v1/asr/init': call(initBody, async ({ model, slots = [], threshold }) => {
      const commands = await kit.commands(model)
      commands.read('', valuesOf(slots))
      forgetOld(contexts)
      if (contexts.size >= limits.recognitionContexts)
        throw new ProxyFailure(429, 'busy', 'There are as many sessions as may be.')
      const session = randomUUID()
      contexts.set(session, { commands, threshold, slots, records: [], usedAt: Date.now() })
      return { session, single_hypothesis: true, sample_rate: limits.audioSampleRateHertz }
    }),
    '/v1/asr/dynamic': call(changeDynamicSlots.body!, async ({ session, slots: changed }) => {
      const context = contextOf(session)
      const byName = new Map([...context.slots, ...changed].map((slot) => [slot.name, slot]))
      context.commands.read('', valuesOf([...byName.values()]))
      context.slots = [...byName.values()]
      return undefined
    }),
    '/v1/asr/save-record': call(saveRecord.body!, async ({ session, data, sample_rate: sampleRate }) => {
      const { records } = contextOf(session)
      if (records.length >= limits.recordsPerContext)
        throw new ProxyFailure(422, 'incorrect_form', 'The session has as many recordings as it may have.')
      const samples = samplesOf(Buffer.from(data, 'base64'))
      const seconds = samples.length / sampleRate
      if (seconds > limits.audioMaxSeconds)
        throw new ProxyFailure(422, 'too_long', 'The recording lasts longer than 10 seconds.')
      return { record: records.push({ samples, sampleRate }), seconds }
    }),
    '/v1/asr/lab': call(recognizeRecord.body!, async ({ session, record }) => {
      const { commands, records, slots, threshold } = contextOf(session)
      const recording = records[record - 1]
      if (!recording) throw new ProxyFailure(404, 'not_found', 'There is no such recording.')
      return commands.recognize(recording, asked(slots, threshold))
    }),
  }
}

/** A recording that is sent unchanged, with the model in the form beside it. */
export async function recognizeForm(kit: Kit, form: FormData): Promise<Recognition> {
  const audio = form.get('audio')
  if (!(audio instanceof Blob)) throw new ProxyFailure(422, 'incorrect_form', '`audio` is missing.')
  const commands = await kit.commands(form.get('model')?.toString())
  return commands.recognize(new Uint8Array(await audio.arrayBuffer()))
}

const call = <Body>(body: Shape<Body>, run: (body: Body) => Promise<unknown>): ProxyCall => ({
  body,
  run: run as ProxyCall['run'],
})

const valuesOf = (slots: Slots) => Object.fromEntries(slots.map(({ name, values }) => [name, values]))

const asked = (slots: Slots, threshold: number | undefined) => ({
  ...(slots.length > 0 && { slots: valuesOf(slots) }),
  ...(threshold !== undefined && { threshold }),
})

function samplesOf(bytes: Buffer): Int16Array {
  const samples = new Int16Array(bytes.length >> 1)
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2)
  return samples
}

function forgetOld(contexts: Map<string, Context>): void {
  const oldest = Date.now() - limits.recognitionContextIdleSeconds * 1000
  for (const [session, { usedAt }] of contexts) if (usedAt < oldest) contexts.delete(session)
}

const statuses: Readonly<Record<string, number>> = { unknown_model: 404, timed_out: 429, closed: 503 }

/** A failure in the form of the proxy. */
export function failureOf(thrown: unknown): ProxyFailure {
  if (thrown instanceof ProxyFailure) return thrown
  if (thrown instanceof KitError)
    return new ProxyFailure(statuses[thrown.code] ?? 422, thrown.code, thrown.message)
  return new ProxyFailure(500, 'internal', 'Something went wrong.')
}
