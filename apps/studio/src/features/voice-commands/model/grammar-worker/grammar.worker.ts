import { type Analysis, analyze, GrammarLibrary, type ImportOptions } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import { answer } from './answers.js'
import type { WorkerRequest } from './workerRequest.js'

// The last text stays read: the next question is mostly about the same.
let grammar: Analysis | undefined
let options: ImportOptions = {}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { kind, about, source, imports } = data
  if (imports) {
    const { name, grammars, language } = imports
    options = { name, library: grammars && new GrammarLibrary(grammars, rulesOf(language)) }
    grammar = undefined
  }
  if (grammar?.source !== source) grammar = analyze(source, options)
  postMessage(answer(kind, grammar, about))
})
