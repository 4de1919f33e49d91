import {
  type BodyOf,
  bootService,
  changeDynamicSlots,
  type Endpoint,
  initRecognition,
  initServiceASR,
  limits,
  type ResponseOf,
  recognizeRecord,
  saveRecord,
} from '@saywright/api/contract'
import { fromPcm16, toPcm16, wavOfPcm16 } from '@saywright/audio/signal'
import { type CommandRecognizer, readSpeech, recognitionOf } from '@saywright/engines/recognition'
import { goneSignal, type Route } from '@saywright/http'
import { createContexts } from '../contexts/contexts.js'
import { grammarWithSlots, type Slot } from '../contexts/grammarWithSlots.js'
import { VoiceFailure } from '../failures.js'

type Handler<E extends Endpoint> = (body: BodyOf<E>, signal: AbortSignal) => Promise<ResponseOf<E>>

/** The calls that keep a grammar: `init`, `dynamic`, `save-record` and `lab`, and the two that come before them. */
export function contextRoutes(recognizer: CommandRecognizer, port: () => number): Route<unknown>[] {
  const contexts = createContexts()
  /** The last setting of `initServiceASR`, by caller. */
  const stopAtFirst = new Map<string, boolean>()

  return [
    bind(bootService, async () => {
      await recognizer.warm()
      return { port: port() }
    }),
    bind(initServiceASR, async ({ model, stop_at_first, caller = '' }) => {
      const language = recognizer.engine.languages.find(({ lang }) => recognizer.modelOf(lang) === model)
      if (!language) throw new VoiceFailure('language_unavailable', { errors: { model: 'invalid' } })
      stopAtFirst.delete(caller)
      stopAtFirst.set(caller, stop_at_first)
      // A caller who was away for long loses the setting.
      if (stopAtFirst.size > limits.recognitionContexts) stopAtFirst.delete([...stopAtFirst.keys()][0]!)
      return { lang: language.lang, sample_rate: limits.audioSampleRateHertz }
    }),
    bind(initRecognition, async ({ slots = [], caller = '', ...given }, signal) => {
      const settings = { stop_at_first: stopAtFirst.get(caller) ?? false, ...given }
      const { lang, jsgf, words = [] } = settings
      await recognizer.check({ caller, lang, jsgf: grammarWithSlots(jsgf, slots), words, signal })
      const session = contexts.add({ caller, settings, slots, records: [] })
      const { single_hypothesis } = recognizer.engine
      return { session, single_hypothesis, sample_rate: limits.audioSampleRateHertz }
    }),
    bind(changeDynamicSlots, async ({ session, slots, caller = '' }, signal) => {
      const context = contexts.get(session, caller)
      const { lang, jsgf, words = [] } = context.settings
      const next = withChanged(context.slots, slots)
      await recognizer.check({ caller, lang, jsgf: grammarWithSlots(jsgf, next), words, signal })
      context.slots = next
      return undefined
    }),
    bind(saveRecord, async ({ session, data, sample_rate, caller = '' }) => {
      const { records } = contexts.get(session, caller)
      requireRoom(records)
      const seconds = secondsOf(data, sample_rate)
      if (seconds > limits.audioMaxSeconds) throw new VoiceFailure('too_long')
      // An unreadable recording is not stored, and others take no more room than they need.
      const samples = await readSpeech(wavOfPcm16(Buffer.from(data, 'base64'), sample_rate))
      // Others may have come in between.
      requireRoom(records)
      return { record: records.push(toPcm16(samples)), seconds }
    }),
    bind(recognizeRecord, async ({ session, record, caller = '' }, signal) => {
      const { settings, slots, records } = contexts.get(session, caller)
      const samples = records[record - 1]
      if (!samples) throw new VoiceFailure('not_found')
      const { lang, jsgf, words = [] } = settings
      const request = { caller, lang, jsgf: grammarWithSlots(jsgf, slots), words, signal }
      const recognized = await recognizer.recognize({ ...request, samples: fromPcm16(samples) })
      return recognitionOf(recognizer, settings, recognized)
    }),
  ]
}

function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route<unknown> {
  return { endpoint, handler: (body, reply) => handler(body as BodyOf<E>, goneSignal(reply)) }
}

/** @throws VoiceFailure `incorrect_form` when a grammar has as many recordings as it may have. */
function requireRoom(records: readonly unknown[]): void {
  if (records.length >= limits.recordsPerContext)
    throw new VoiceFailure('incorrect_form', { errors: { session: 'tooLong' } })
}

/** Duration of samples of 16 bits, by the length of their base64, without decoding it. */
function secondsOf(base64: string, sampleRate: number): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = Math.floor((base64.length * 3) / 4) - padding
  return Math.floor(bytes / 2) / sampleRate
}

/** @throws VoiceFailure `incorrect_form` for a slot that the grammar was not given with. */
function withChanged(slots: readonly Slot[], changed: readonly Slot[]): readonly Slot[] {
  const byName = new Map(slots.map((slot) => [slot.name, slot]))
  for (const slot of changed) {
    if (!byName.has(slot.name)) throw new VoiceFailure('incorrect_form', { errors: { slots: 'invalid' } })
    byName.set(slot.name, slot)
  }
  return [...byName.values()]
}
