import { createHash } from 'node:crypto'
import type { GeneratedProblem } from '@saywright/api/contract'
import {
  type CompiledGrammar,
  describeProblem,
  isSameSentence,
  match,
  type Problem,
  renameImported,
  toJsgf,
  vocabularyOf,
} from '@saywright/grammar'
import { analyzeSource } from './analyzeSource.js'
import { examineGrammar } from './examineGrammar.js'
import type { GrammarRequest, GrammarResponse, GrammarSource, PreparedGrammar } from './messages.js'
import { foundSoundAlikes, soundsToCompare } from './soundsOfGrammar.js'
import { testSuite } from './testSuite.js'
import { wordLines } from './wordLines.js'

interface Analyzed {
  readonly error: Problem | undefined
  readonly compiled: CompiledGrammar
  readonly prepared: PreparedGrammar
  readonly characters: number
}

// A compiled grammar takes a few hundred times as many bytes.
const maxCharacters = 1_000_000

/** The grammars used last, by their text: a user who tries one tries it repeatedly. */
const known = new Map<string, Analyzed>()

/** Handles a request about a grammar. Never throws for what an author can write. */
export function readGrammar(request: GrammarRequest): GrammarResponse {
  if (request.op === 'check') return { ok: true, value: problemsOf(request) }
  if (request.op === 'renameImported')
    return { ok: true, value: renameImported(request.source, request.from, request.to) }
  if (request.op === 'wordLines') return { ok: true, value: wordLines(request) }
  if (request.op === 'examine') return { ok: true, value: examineGrammar(request) }
  const { error, compiled, prepared } = analyzed(request)
  if (request.op === 'soundAlikes')
    return { ok: true, value: foundSoundAlikes(compiled, request.slots, request) }
  if (request.op === 'test') return { ok: true, value: testSuite(compiled, request) }
  if (request.op === 'vocabulary') {
    const words = vocabularyOf(compiled, { slots: request.slots })
    return {
      ok: true,
      value: {
        words: words.map(({ word, spellings }) => ({ word, pronunciations: [...spellings] })),
        defaults: Object.fromEntries(compiled.slots),
      },
    }
  }
  if (request.op === 'read') {
    const { slots, sentences } = request
    return {
      ok: true,
      value: sentences.map((sentence) => {
        const found = match(compiled, sentence, { slots, nearest: false })
        if (!found.matched) return { isMatched: false, tags: [] }
        const { tags, meaning } = found
        return { isMatched: true, tags, meaning }
      }),
    }
  }
  if (request.op === 'compare')
    return { ok: true, value: isSameSentence(compiled, ...request.sentences, request.slots) }
  if (!error)
    return {
      ok: true,
      value: request.op === 'compared' ? soundsToCompare(compiled, request.slots) : prepared,
    }
  const { line, column } = error.range.start
  return { ok: false, problem: `${line}:${column} ${describeProblem(error, request.locale)}` }
}

const maxProblems = 200

const problemsOf = (request: Extract<GrammarRequest, { op: 'check' }>): GeneratedProblem[] =>
  analyzeSource(request)
    .problems.slice(0, maxProblems)
    .map((problem) => ({
      severity: problem.severity,
      ...{ line: problem.range.start.line, column: problem.range.start.column },
      message: describeProblem(problem, request.locale),
    }))

function analyzed(request: GrammarSource): Analyzed {
  const { name, language, source, slots, imports } = request
  const around = JSON.stringify([name, language, slots, imports])
  const key = createHash('sha256').update(source).update('\0').update(around).digest('base64')
  const found = known.get(key) ?? analyzeAnew(request, source.length + around.length)
  known.delete(key)
  known.set(key, found)
  forgetOldest()
  return found
}

function analyzeAnew(request: GrammarSource, characters: number): Analyzed {
  const { problems, compiled } = analyzeSource(request)
  const { slots } = request
  // A grammar that only exports is valid, but recognizes nothing.
  const error = problems.find(({ severity, code }) => severity === 'error' || code === 'only-exports')
  if (error) return { error, compiled, prepared: { jsgf: '', words: [] }, characters }
  const words = vocabularyOf(compiled, { slots })
    .filter(({ spellings }) => spellings.length > 0)
    .map(({ word, spellings }) => ({ word, pronunciations: [...spellings] }))
  return { error, compiled, prepared: { jsgf: toJsgf(compiled, { slots }), words }, characters }
}

function forgetOldest(): void {
  let total = 0
  for (const { characters } of known.values()) total += characters
  for (const [key, { characters }] of known) {
    if (total <= maxCharacters || known.size === 1) return
    known.delete(key)
    total -= characters
  }
}
