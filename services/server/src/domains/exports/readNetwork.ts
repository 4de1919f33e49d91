import { hearingOf } from '@saywright/api/catalogue'
import type { PronouncedWord } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { GrammarSource } from '../../grammars/messages.js'
import type { Asker } from '../../keyedQueue.js'
import { voiceHealth } from '../voice-commands/voiceHealth.js'
import type { SourceCommands } from './layout.js'
import { pronunciationsOf } from './pronunciationsOf.js'
import { triedSlots } from './triedSlots.js'

/** The grammar of a model with the values that the studio tries with, and those of its unit tests beside them. */
export interface ToCompile {
  readonly lang: string
  readonly grammar: GrammarSource
  readonly tests: SourceCommands['tests']
  /** Maximum number of requests to a busy voice service. */
  readonly tries: number
  /** Called at the start of a stage. */
  readonly onStage: (stage: 'compile' | 'pronounce') => Promise<void>
}

type Compiled = Pick<SourceCommands, 'network' | 'problem' | 'slots'>

/** Faults of a grammar itself: it is packed unchanged, without a network. */
const unusable: readonly string[] = ['grammar_has_errors', 'grammar_too_large']

/**
 * Reads the network of a model: its grammar with the default values of its slots, and the pronunciation of every word that
 * it, the studio and its tests know of. Without one, why.
 *
 * @throws ApiFailure `voice_unavailable`, `too_many`.
 */
export async function readNetwork(
  context: Context,
  asker: Asker,
  { lang, grammar, tests, tries, onStage }: ToCompile,
): Promise<Compiled> {
  const { grammars } = context
  await onStage('compile')
  // Values for trying out are not defaults: neither those of the model, nor those of the models from which it imports.
  const own = {
    ...grammar,
    slots: {},
    imports: grammar.imports.map(({ name, source }) => ({ name, source })),
  }
  let jsgf: string
  try {
    jsgf = (await grammars.prepare(asker, own, 'en-US')).jsgf
  } catch (error) {
    if (!(error instanceof ApiFailure) || !unusable.includes(error.code)) throw error
    return { network: undefined, problem: problemOf(error), slots: {} }
  }
  const { defaults } = await grammars.vocabulary(asker, own)
  const slots = Object.fromEntries(Object.entries(defaults).map(([name, values]) => [name, [...values]]))
  if (!hearingOf(lang)) return { network: undefined, problem: 'language_unavailable', slots }
  const words = new Map<string, PronouncedWord>()
  for (const values of [own.slots, triedSlots(grammar), ...tests.map((test) => test.slots)]) {
    const { words: known } = await grammars.vocabulary(asker, { ...own, slots: values })
    for (const word of known) words.set(word.word, word)
  }
  await onStage('pronounce')
  const pronunciations = await pronunciationsOf(context, asker, { lang, words: [...words.values()], tries })
  const engine = (await voiceHealth(context)).find((each) => each.lang === lang)
  if (!engine) throw new ApiFailure('voice_unavailable', { retryAfterSeconds: 5 })
  return {
    network: { engine: engine.engine, scoringVersion: engine.scoring_version, jsgf, pronunciations },
    problem: undefined,
    slots,
  }
}

const problemOf = ({ code, details }: ApiFailure) =>
  [code, /^\d+:\d+/.exec(details.errors?.grammar ?? '')?.[0]].filter(Boolean).join(' ')
