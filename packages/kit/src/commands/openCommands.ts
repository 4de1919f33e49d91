import type { ExportManifest } from '@saywright/api/contract'
import { fromPcm16 } from '@saywright/audio/signal'
import { type Recognized, recognitionOf, type SessionEvent } from '@saywright/engines/recognition'
import { recognitionResponse, silence } from '@saywright/engines/results'
import { isSameSentence, match } from '@saywright/grammar'
import type { Files } from '../archive/addFile.js'
import type { Commands, GrammarOptions, Meaning, Recognition, SlotValues } from '../types.js'
import type { Engine } from './createEngine.js'
import { grammarOfCall, requireSlots } from './grammarOfCall.js'
import { hearPartials } from './hearPartials.js'
import { type PackedCommands, readCommands } from './packedModel.js'
import { packedTest } from './packedTest.js'
import { suiteResults } from './suiteResults.js'

/** The commands of a model. Nothing is half opened: all of its files are read before the first call. */
export async function openCommands(
  model: ExportManifest['models'][number],
  files: Files,
  engine: Engine,
): Promise<Commands> {
  const packed = readCommands(model, files)
  const { name, lang, slots, settings } = packed
  const { recognizer, run, readRecording } = engine
  const judged = judgeOf(packed, engine)
  return {
    ...{ name, language: lang, slots, threshold: settings.THRESHOLD },
    tests: packed.tests.map((test) => packedTest(test, files)),
    suite: packed.suite.tests,
    test: () => suiteResults(packed),
    read: (sentence, values = {}) => {
      requireSlots(packed, values)
      return meaningOf(packed, sentence, values)
    },
    isSame: (one, other, values = {}) => {
      requireSlots(packed, values)
      return isSameSentence(packed.compiled, one, other, values)
    },
    recognize: (recording, options = {}) =>
      run(async (signal) => {
        const grammar = grammarOfCall(packed, options)
        const samples = await readRecording(recording)
        if (!samples) return withBest(silence(options.threshold ?? settings.THRESHOLD))
        const request = { caller: '', lang, ...grammar, signal }
        const { onPartial } = options
        if (onPartial) await hearPartials(recognizer, { ...request, samples: samples.slice(), onPartial })
        return judged(await recognizer.recognize({ ...request, samples }), options)
      }, options.signal),
    listen: (options) =>
      run(async (signal) => {
        const { onPartial, onResult } = options
        const onEvent = (event: SessionEvent) => {
          if (event.type === 'partial') onPartial?.(event.text)
          if (event.type === 'sentence') onResult(judged(event.recognized, options))
        }
        const session = await recognizer.open({
          ...{ caller: '', lang, ...grammarOfCall(packed, options), signal, onEvent },
          isPartial: onPartial !== undefined,
          silenceMilliseconds: settings.TSILENCE,
        })
        const hear = (samples: Float32Array | Int16Array) =>
          session.hear(samples instanceof Int16Array ? fromPcm16(samples) : samples.slice())
        return {
          hear: (samples) => run(() => hear(samples)),
          stop: () => run(() => session.stop()),
          close: () => session.close(),
        }
      }, options.signal),
  }
}

/** Judges a result of the engine by threshold and grammar, and returns its meaning. */
const judgeOf =
  (packed: PackedCommands, { recognizer }: Engine) =>
  (recognized: Recognized, { threshold, maxNBest, slots = {} }: GrammarOptions): Recognition => {
    const { lang, settings } = packed
    const heard = recognitionOf(recognizer, { lang, threshold: threshold ?? settings.THRESHOLD }, recognized)
    const hypotheses = heard.hypotheses.slice(0, maxNBest ?? settings.MAXNBEST)
    return withBest(
      recognitionResponse(
        heard,
        hypotheses,
        hypotheses.map(({ text }) => {
          const found = match(packed.compiled, text, { slots, nearest: false })
          if (!found.matched) return { isMatched: false, tags: [] }
          return { isMatched: true, tags: found.tags, meaning: found.meaning }
        }),
      ),
    )
  }

function withBest(recognition: ReturnType<typeof recognitionResponse>): Recognition {
  const { rejected, refusal, hypotheses, threshold, scoring_version } = recognition
  const [best] = hypotheses
  return {
    ...{ rejected, ...(refusal && { refusal }) },
    text: best?.text ?? null,
    confidence: best?.confidence ?? null,
    intent: best?.intent ?? null,
    entities: best?.entities ?? [],
    ...{ hypotheses, threshold, ...(scoring_version !== undefined && { scoring_version }) },
  }
}

function meaningOf({ compiled }: PackedCommands, sentence: string, slots: SlotValues): Meaning | undefined {
  const found = match(compiled, sentence, { slots, nearest: false })
  return found.matched ? found.meaning : undefined
}
