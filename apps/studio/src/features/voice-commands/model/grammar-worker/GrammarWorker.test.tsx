import { anAudioAsset } from '@saywright/api/testing'
import { analyze, countSentences, GrammarLibrary, intentsOf, match } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { answer, type Kind, type QueryParams } from './answers.js'
import { GrammarWorker } from './GrammarWorker.js'
import { useGrammarQuery } from './useGrammarQuery.js'

const header = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n'
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `lamp number ${index} (now | later)`).join('\n  | ')
const large = `${header}!slot <room>;\n<main>: ${lines(1000)} | !tag(DIM, dim <room>);\n`
const slots = { room: ['kitchen', 'hall'] }
const none = {}
const wanted = { rule: undefined, intent: undefined, order: 'sample', seed: 7, limit: 5 } as const

/** A worker under the control of the test, which records its messages. */
function aWorker() {
  const worker = { postMessage: vi.fn(), terminate: vi.fn() } as unknown as Worker
  return { worker, say: (data: unknown) => worker.onmessage?.({ data } as MessageEvent) }
}

const workers: GrammarWorker[] = []
function started(...options: ConstructorParameters<typeof GrammarWorker>) {
  const worker = new GrammarWorker(...options)
  workers.push(worker)
  return worker
}
afterEach(() => {
  for (const worker of workers.splice(0)) worker.stop()
})

describe('questions about a grammar', () => {
  const sentence = 'lamp numbers 7 now'
  const refused = match(analyze(large).compiled, sentence, { slots })
  const nearest = refused.matched ? undefined : refused.nearest
  const [intent] = intentsOf(analyze(large))
  if (!intent) throw new Error('No intent')
  it.each<[Kind, QueryParams<Kind>]>([
    ['count', slots],
    ['match', { sentence: 'lamp number 7 now', slots, reading: 0 }],
    ['match', { sentence, slots, reading: 0 }],
    ['matching', { sentences: [sentence, 'dim kitchen'], slots }],
    ['acceptance', { sentence, nearest, slots }],
    ['help', { assets: [anAudioAsset({ transcription: 'hall' })], slots }],
    ['problems', undefined],
    ['fixes', undefined],
    ['names', undefined],
    ['rule', { written: '<main>', slots }],
    ['place', { offset: large.indexOf('!slot') + 1, slots }],
    ['definition', large.lastIndexOf('<room>') + 1],
    ['sample', { name: 'lamps', wanted, slots }],
    ['intents', undefined],
    ['intentSentences', { intent, slots, seed: 1 }],
    ['intentSentences', { intent, slots, seed: undefined }],
    ['suite', { suite: [{ sentence, expect: 'accept' }], slots }],
    ['missing', { suite: [{ sentence, expect: 'accept' }], slots, limit: 3 }],
    ['slots', undefined],
    ['emptySlots', { room: [] }],
    ['vocabulary', slots],
    ['compared', slots],
    [
      'soundAlike',
      {
        sentences: ['hall', 'kitchen'],
        phonemes: new Map([
          ['hall', '[hɔl]'],
          ['kitchen', '[kɪ][tʃən]'],
        ]),
        slots,
      },
    ],
    ['proposed', { after: `${header}<main>: lamp;\n`, slots, seed: 1 }],
    ['change', { change: 'addIntent', name: 'GO', words: 'go on' }],
    ['change', { change: 'renameIntent', name: 'DIM', wanted: 'DIMMER' }],
    ['change', { change: 'renameRule', name: 'main', wanted: 'room' }],
    ['change', { change: 'addSlot', name: 'lamp' }],
    ['change', { change: 'removeSlot', name: 'room' }],
    ['change', { change: 'addDefaults', slot: 'room', values: ['attic'] }],
    ['change', { change: 'changeDefault', slot: 'room', index: 0, value: 'attic' }],
    ['change', { change: 'removeDefault', slot: 'room', index: 0 }],
  ])('are answered in a worker as they are here: %s', async (kind, about) => {
    const grammar = analyze(large)
    const expected = answer(kind, grammar, about)
    expect(expected).toBeDefined()
    const worker = started()
    expect(await new Promise((resolve) => worker.ask(kind, grammar, about, resolve))).toEqual(expected)
  })
  it('are answered with the imports of the text, also when those change', async () => {
    const source = `${header}!import <rooms.room>;\n<main>: switch on <rooms.room>;\n`
    const imported = (body: string) => ({
      name: 'lamps',
      library: new GrammarLibrary([
        { name: 'rooms', source: `#BNF+EM V2.1;\n!grammar rooms;\n!export <room>;\n<room>: ${body};\n` },
      ]),
    })
    const worker = started()
    const counted = (body: string) => {
      const analysis = analyze(source, imported(body))
      return new Promise((resolve) => worker.ask('count', analysis, none, resolve))
    }
    expect(await counted('kitchen | hall')).toBe(2n)
    expect(await counted('attic')).toBe(1n)
  })
  it('are answered with the library of rules of the language', async () => {
    const source = `${header}!import <number>;\n<main>: aisle <number>;\n`
    const counted = (language: string) => {
      const analysis = analyze(source, { library: new GrammarLibrary([], rulesOf(language)) })
      return new Promise((resolve) => started().ask('count', analysis, none, resolve))
    }
    expect(await counted('en')).toBeGreaterThan(1_000_000n)
    expect(await counted('fr')).toBe(0n)
  })
  it('that were cancelled are not answered', () => {
    const { worker, say } = aWorker()
    const grammar = analyze(large)
    const [old, newer] = [vi.fn(), vi.fn()]
    const asked = started(() => worker)
    asked.ask('count', grammar, none, old)()
    asked.ask('count', grammar, slots, newer)
    say(1n)
    expect(old).not.toHaveBeenCalled()
    say(2n)
    expect(newer.mock.calls).toEqual([[2n]])
  })
  it('that are cancelled while another is answered are not sent at all', () => {
    const { worker, say } = aWorker()
    const asked = started(() => worker)
    asked.ask('count', analyze(large), none, vi.fn())
    asked.ask('count', analyze(`${large}\n`), none, vi.fn())()
    say(1n)
    expect(worker.postMessage).toHaveBeenCalledTimes(1)
  })
  it('that take too long end the worker, and the next is put to another', async () => {
    const [slow, next] = [aWorker(), aWorker()]
    const start = vi.fn().mockReturnValueOnce(slow.worker).mockReturnValueOnce(next.worker)
    const asked = started(start, 20)
    const onAnswer = vi.fn()
    asked.ask('count', analyze(large, { name: 'lamps' }), none, onAnswer)
    await expect.poll(() => onAnswer.mock.calls).toEqual([[undefined]])
    expect(slow.worker.terminate).toHaveBeenCalled()
    asked.ask('count', analyze(large, { name: 'lamps' }), none, onAnswer)
    expect(next.worker.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ imports: { name: 'lamps', grammars: undefined, language: undefined } }),
    )
  })
  it('are aborted when they were cancelled and keep the next waiting', async () => {
    const [slow, next] = [aWorker(), aWorker()]
    const start = vi.fn().mockReturnValueOnce(slow.worker).mockReturnValueOnce(next.worker)
    const asked = started(start, 60_000, 20)
    const [old, newer] = [vi.fn(), vi.fn()]
    asked.ask('count', analyze(large), none, old)()
    asked.ask('count', analyze(`${large}\n`), none, newer)
    await expect.poll(() => next.worker.postMessage).toHaveBeenCalledTimes(1)
    expect(slow.worker.terminate).toHaveBeenCalled()
    next.say(3n)
    expect([old.mock.calls, newer.mock.calls]).toEqual([[], [[3n]]])
  })
  it('stay without an answer when the worker fails', () => {
    const { worker } = aWorker()
    const onAnswer = vi.fn()
    started(() => worker).ask('count', analyze(large), none, onAnswer)
    worker.onerror?.(new ErrorEvent('error'))
    expect(onAnswer.mock.calls).toEqual([[undefined]])
  })
})

describe('an answer on the screen', () => {
  const small = analyze(`${header}<main>: on | off;\n`)
  it('is there at once for a small grammar, without a worker', async () => {
    const start = vi.fn()
    const worker = started(start)
    const { result } = await renderHook(() => useGrammarQuery(worker, 'count', small, none))
    expect(result.current?.answer).toBe(2n)
    expect(start).not.toHaveBeenCalled()
  })
  it('remains until that of the next text is known', async () => {
    const { worker, say } = aWorker()
    const asked = started(() => worker)
    const { result, rerender, act } = await renderHook(
      (grammar = analyze(large)) => useGrammarQuery(asked, 'count', grammar, none),
      { initialProps: analyze(large) },
    )
    expect(result.current).toBeUndefined()
    await act(() => say(2000n))
    await rerender(analyze(large.replace('number 0', 'number zero [please]')))
    expect(result.current?.answer).toBe(2000n)
    await act(() => say(2002n))
    expect(result.current?.answer).toBe(2002n)
  })
  it('is computed on the page without workers', async () => {
    vi.stubGlobal('Worker', undefined)
    const grammar = analyze(large)
    const worker = started(vi.fn())
    const { result } = await renderHook(() => useGrammarQuery(worker, 'count', grammar, slots))
    vi.unstubAllGlobals()
    expect(result.current?.answer).toBe(countSentences(grammar.compiled, { slots }))
  })
})
