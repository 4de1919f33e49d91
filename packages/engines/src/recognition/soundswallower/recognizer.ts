import { limits, type VoiceEngine } from '@saywright/api/contract'
import { EngineFailure } from '../../failures/EngineFailure.js'
import { requireCaller } from '../../failures/requireCaller.js'
import type { Phonemes } from '../../phonemes/port.js'
import { createConcurrencyLimiter } from '../../seats/seats.js'
import { checkBorrowed } from '../grammar/checkBorrowed.js'
import { readGrammar } from '../grammar/readGrammar.js'
import { vocabularyOf } from '../grammar/vocabularyOf.js'
import { createSession, type Session, type SessionParts } from '../listening/session.js'
import type {
  CommandRecognizer,
  RecognitionRequest,
  SpeechSession,
  SpottingRequest,
  SpottingSession,
  WakeWordSpotter,
} from '../port.js'
import { describePronunciations } from '../pronunciation/describePronunciations.js'
import { createIpaToPhones } from '../pronunciation/ipaToPhones.js'
import { pronounce } from '../pronunciation/pronounce.js'
import type { Spotting } from '../spotting/createSpotter.js'
import { foundIn, scoresOf, spottedWordOf } from '../spotting/foundIn.js'
import { prepareWords } from '../spotting/prepareWords.js'
import type { PreparedWakeWord } from '../spotting/WakeWord.js'
import { wakeScoringVersionOf } from '../spotting/wakeScore.js'
import { createCallersAtWork } from './callersAtWork.js'
import { createDecoderPool, type DecoderPoolOptions } from './decoderPool.js'
import { createDecoderThread, type DecoderThread, startDecoderWorker } from './decoderThread.js'
import { recognizedOf, sessionEventOf } from './hypothesis.js'
import type { HearResponse, PrepareRequest, ThreadUse } from './messages.js'
import { engineVersion, models, readPhoneset } from './models.js'
import { isBorrowed, modelOf, spokenLanguages } from './spokenLanguages.js'

export interface SoundswallowerOptions extends Partial<Omit<DecoderPoolOptions, 'model' | 'atWork'>> {
  readonly phonemes: Phonemes
  /** Most requests that wait while others are at work, and of one caller while one of theirs is. */
  readonly waiting?: number
  readonly waitingPerCaller?: number
  /** How long a request waits for threads, all its turns together; then it is refused as `busy`. */
  readonly waitingMilliseconds?: number
  /** Most sessions of listening at a time, and of one caller. */
  readonly sessions?: number
  readonly sessionsPerCaller?: number
}

type Prepared = Omit<PrepareRequest, 'op'>

/** What a kind of session does in its thread, and what its caller is given. */
interface SessionKind<Content, Heard extends { readonly neededFrom: number }, Opened>
  extends Omit<SessionParts<Content, Heard>, 'startThread' | 'timeoutMilliseconds'> {
  readonly use: ThreadUse
  /** Reads what it begins with. */
  readonly read: () => Promise<Content>
  readonly opened: (session: Session<Content>, close: () => Promise<void>) => Opened
}

type DecoderUse = <Result>(work: (decoder: DecoderThread) => Promise<Result>) => Promise<Result>

const busyAfter = (retryAfterSeconds: number) => () => new EngineFailure('busy', { retryAfterSeconds })

/** The dictionary of a borrowed language has words of another language. */
const nothingKnown = async () => new Map<string, readonly string[]>()

const engine: VoiceEngine = {
  id: 'soundswallower',
  kind: 'recognition',
  version: engineVersion,
  licence: 'MIT',
  isolation: 'wasm',
  single_hypothesis: true,
  languages: [...spokenLanguages],
}

/** soundswallower (WebAssembly) in worker threads, with the English and French models of its own package. */
export function createSoundswallower({
  phonemes,
  startThread = startDecoderWorker,
  threads = 1,
  waiting = limits.recognitionsWaiting,
  waitingPerCaller = limits.recognitionsWaitingPerCaller,
  timeoutMilliseconds = 15_000,
  // With the time for pronunciations and for the decoding, less than the 30 s after which a caller gives up.
  waitingMilliseconds = 8000,
  sessions = limits.listeningSessions,
  sessionsPerCaller = limits.listeningSessionsPerCaller,
}: SoundswallowerOptions): CommandRecognizer & WakeWordSpotter {
  const atWork = createCallersAtWork()
  const pools = new Map(
    Object.values(models).map((model) => {
      const pool = createDecoderPool({
        model,
        startThread,
        threads,
        atWork,
        timeoutMilliseconds,
      })
      const phoneset = readPhoneset(model)
      const toIpa = (phones: string) =>
        phones
          .split(' ')
          .map((phone) => phoneset[phone] ?? '')
          .join('_')
      const toPhones = createIpaToPhones(model, phoneset)
      const toBorrowed = createIpaToPhones(model, phoneset, { isBorrowed: true })
      return [model, { pool, toIpa, toPhones, toBorrowed }]
    }),
  )
  const hearingOf = (lang: string) => {
    const model = modelOf(lang)
    return model && pools.get(model)
  }
  /** A language is unavailable when its threads do not start, a borrowed one when no engine pronounces its words. */
  const asItIsNow = (language: VoiceEngine['languages'][number]): VoiceEngine['languages'][number] => {
    const { lang } = language
    const unavailable = { ...language, quality: 'unavailable' } as const
    if (hearingOf(lang)?.pool.isAvailable === false) return { ...unavailable, reason: 'engine_failed' }
    return isBorrowed(lang) && !phonemes.isAvailable()
      ? { ...unavailable, reason: 'process_missing' }
      : language
  }
  /** Waits for threads of a language for as long as one request may. */
  const patienceFor = ({ signal }: Pick<RecognitionRequest, 'signal'>) => ({
    signal,
    until: performance.now() + waitingMilliseconds,
  })
  const seats = createConcurrencyLimiter({ most: sessions, perOwner: sessionsPerCaller }, busyAfter(5))
  const places = createConcurrencyLimiter(
    { most: threads + waiting, perOwner: 1 + waitingPerCaller },
    busyAfter(2),
  )
  /** A request has its place from its beginning to its end, all its turns together. */
  async function inPlace<Value>(caller: string, work: () => Promise<Value>): Promise<Value> {
    const giveBack = places.take(caller)
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
  /** Closes each of the sessions. */
  const open = new Set<() => Promise<void>>()

  /** A grammar with the pronunciations of its words. No thread is held while espeak speaks. */
  async function read(request: Pick<RecognitionRequest, 'caller' | 'lang' | 'jsgf' | 'words' | 'signal'>) {
    const { caller, lang, jsgf, words, signal } = request
    const hearing = hearingOf(lang)
    if (!hearing) throw new EngineFailure('language_unavailable', { errors: { lang: 'invalid' } })
    const grammar = readGrammar(jsgf)
    if (isBorrowed(lang)) checkBorrowed(grammar)
    const patience = patienceFor(request)
    const use: DecoderUse = (work) => hearing.pool.use(caller, work, patience)
    const lookUp = (asked: readonly string[]) => use((thread) => thread.lookUp(asked))
    const sources = isBorrowed(lang)
      ? { lookUp: nothingKnown, toPhones: hearing.toBorrowed }
      : { lookUp, toPhones: hearing.toPhones }
    const lexicon = await pronounce(vocabularyOf(grammar), words, { lang, phonemes, signal, ...sources })
    return { grammar, lexicon, use }
  }

  /** Wake words with their pronunciations, and threads of the model that knows their sounds. */
  async function readWords({ caller, lang, signal, ...words }: Omit<SpottingRequest, 'samples'>) {
    const hearing = hearingOf(lang)
    if (!hearing) throw new EngineFailure('language_unavailable', { errors: { lang: 'invalid' } })
    const patience = patienceFor({ signal })
    const use: DecoderUse = (work) => hearing.pool.use(caller, work, patience)
    const lookUp = (asked: readonly string[]) => use((thread) => thread.lookUp(asked))
    const sources = isBorrowed(lang)
      ? { lookUp: nothingKnown, toPhones: hearing.toBorrowed }
      : { lookUp, toPhones: hearing.toPhones }
    const prepared = await prepareWords(words, (list, given) =>
      pronounce(list, given, { lang, phonemes, signal, ...sources }),
    )
    return { words: prepared, use }
  }

  /** Opens a session with a place and a thread of its own, both given back when it is closed or its caller leaves. */
  async function openSession<Content, Heard extends { readonly neededFrom: number }, Opened>(
    { caller, lang, signal }: Pick<RecognitionRequest, 'caller' | 'lang' | 'signal'>,
    { use, read: readContent, opened: openedOf, ...parts }: SessionKind<Content, Heard, Opened>,
  ): Promise<Opened> {
    const giveBack = seats.take(caller)
    try {
      const content = await readContent()
      requireCaller(signal)
      const session = createSession({
        startThread: () => createDecoderThread(startThread(modelOf(lang) as string, use)),
        timeoutMilliseconds,
        ...parts,
      })
      const close = async () => {
        signal.removeEventListener('abort', close)
        giveBack()
        open.delete(close)
        await session.close()
      }
      open.add(close)
      signal.addEventListener('abort', close)
      await session.prepare(content).catch(async (cause) => {
        await close()
        throw cause
      })
      return openedOf(session, close)
    } catch (cause) {
      giveBack()
      throw cause
    }
  }

  return {
    get engine() {
      return { ...engine, languages: engine.languages.map(asItIsNow) }
    },
    modelOf,
    recognize: (request) =>
      inPlace(request.caller, async () => {
        const { lang, samples, signal } = request
        const { grammar, lexicon, use } = await read(request)
        const listened = await use(({ decode }) =>
          decode({ grammar, lexicon, isBorrowed: isBorrowed(lang), samples }, signal),
        )
        return recognizedOf(lang, listened)
      }),
    wakeScoringVersionOf: (lang) => (hearingOf(lang) ? wakeScoringVersionOf(lang) : undefined),
    spot: (request) =>
      inPlace(request.caller, async () => {
        const { samples, ...asked } = request
        const { words, use } = await readWords(asked)
        const { lang, signal } = request
        return foundIn(await use(({ spot }) => spot({ lang, words, samples }, signal)))
      }),
    openSpotting: ({ onEvent, ...asked }) => {
      const { caller, lang, signal } = asked
      return openSession<readonly PreparedWakeWord[], Spotting, SpottingSession>(asked, {
        use: 'spotting',
        prepareThread: (thread, words, from) => thread.prepareWords({ lang, words, from }),
        hearIn: (thread, heard) => thread.hearWords(heard),
        onHeard: ({ heard, ...found }) => {
          if (found.scores.length > 0) onEvent({ type: 'scores', scores: scoresOf(found) })
          for (const word of heard) onEvent({ type: 'heard', word: spottedWordOf(word) })
        },
        onRestarted: () => onEvent({ type: 'restarted' }),
        read: async () => (await readWords(asked)).words,
        opened: ({ prepare, hear }, close) => ({
          setWords: async (next) => prepare((await readWords({ caller, lang, signal, ...next })).words),
          ...{ hear, close },
        }),
      })
    },
    check: (request) => inPlace(request.caller, async () => void (await read(request))),
    open: (request) => {
      const { caller, lang, isPartial, silenceMilliseconds, onEvent, signal } = request
      const settings = { isBorrowed: isBorrowed(lang), isPartial, silenceMilliseconds }
      const readGrammarOf = async (asked: Parameters<typeof read>[0]): Promise<Prepared> => {
        const { grammar, lexicon } = await read(asked)
        return { grammar, lexicon, ...settings }
      }
      return openSession<Prepared, HearResponse, SpeechSession>(request, {
        use: 'listening',
        prepareThread: (thread, prepared) => thread.prepare(prepared),
        hearIn: (thread, heard) => thread.hear(heard),
        onHeard: ({ heard }) => {
          for (const event of heard) onEvent(sessionEventOf(lang, event))
        },
        onRestarted: () => onEvent({ type: 'restarted' }),
        read: () => readGrammarOf(request),
        opened: ({ prepare, hear, stop }, close) => ({
          setGrammar: async (next) => prepare(await readGrammarOf({ caller, lang, signal, ...next })),
          ...{ hear, stop, close },
        }),
      })
    },
    async describe({ caller, lang, words, signal }) {
      const hearing = hearingOf(lang)
      const lookUp = (asked: readonly string[]) =>
        hearing && !isBorrowed(lang)
          ? hearing.pool.use(caller, (thread) => thread.lookUp(asked), patienceFor({ signal }))
          : nothingKnown()
      const recognizer = hearing && {
        ...{ lookUp, toIpa: hearing.toIpa },
        toPhones: isBorrowed(lang) ? hearing.toBorrowed : hearing.toPhones,
      }
      return inPlace(caller, () =>
        describePronunciations(words, { lang, phonemes, signal, ...(recognizer && { recognizer }) }),
      )
    },
    async pronounceKnown(lang, words) {
      const hearing = hearingOf(lang)
      if (!hearing || isBorrowed(lang)) return new Map()
      const known = await hearing.pool.use('frequent words', ({ lookUp }) => lookUp(words))
      return new Map([...known].map(([word, [phones = '']]) => [word, hearing.toIpa(phones)]))
    },
    soundsOf(lang) {
      const model = modelOf(lang)
      return model && Object.values(readPhoneset(model)).filter((ipa) => ipa !== '-')
    },
    async warm() {
      await Promise.all([...pools].map(([model, { pool }]) => pool.use(model, ({ lookUp }) => lookUp([]))))
    },
    async close() {
      await Promise.all([...open].map((close) => close()))
      await Promise.all([...pools.values()].map(({ pool }) => pool.close()))
    },
  }
}
