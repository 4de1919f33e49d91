import type { Locale } from '@saywright/api/contract'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { cppSnippet } from './cppSnippet.js'
import { javaSnippet } from './javaSnippet.js'
import { kitSnippet } from './kitSnippet.js'
import { kotlinSnippet } from './kotlinSnippet.js'
import { pythonSnippet } from './pythonSnippet.js'
import { restSnippet } from './restSnippet.js'

export const snippetKinds = ['kit', 'rest', 'python', 'cpp', 'kotlin', 'java'] as const
export type SnippetKind = (typeof snippetKinds)[number]

type Snippet = {
  /** The same in all languages. */
  readonly label: string
  readonly file: string
  readonly write: (model: SharedModel, locale: Locale) => string
}

/** A program in each language that has a recording recognized with a model, and the file it is saved in. */
export const snippets: Readonly<Record<SnippetKind, Snippet>> = {
  kit: { label: 'Node', file: 'recognize.mjs', write: kitSnippet },
  rest: { label: 'REST', file: 'recognize.sh', write: restSnippet },
  python: { label: 'Python', file: 'recognize.py', write: pythonSnippet },
  cpp: { label: 'C++', file: 'recognize.cpp', write: cppSnippet },
  kotlin: { label: 'Kotlin', file: 'Recognizer.kt', write: kotlinSnippet },
  java: { label: 'Java', file: 'Recognizer.java', write: javaSnippet },
}
