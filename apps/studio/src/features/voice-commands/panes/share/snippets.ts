import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { cppSnippet } from './cppSnippet.js'
import { javaSnippet } from './javaSnippet.js'
import { kotlinSnippet } from './kotlinSnippet.js'
import { pythonSnippet } from './pythonSnippet.js'
import { restSnippet } from './restSnippet.js'

export const snippetKinds = ['rest', 'python', 'cpp', 'kotlin', 'java'] as const
export type SnippetKind = (typeof snippetKinds)[number]

type Snippet = {
  /** Of the language, the same in all of them. */
  readonly label: string
  readonly file: string
  readonly write: (model: SharedModel) => string
}

/** A program in each language that has a recording recognized with a model, and the file it is saved in. */
export const snippets: Readonly<Record<SnippetKind, Snippet>> = {
  rest: { label: 'REST', file: 'recognize.sh', write: restSnippet },
  python: { label: 'Python', file: 'recognize.py', write: pythonSnippet },
  cpp: { label: 'C++', file: 'recognize.cpp', write: cppSnippet },
  kotlin: { label: 'Kotlin', file: 'Recognizer.kt', write: kotlinSnippet },
  java: { label: 'Java', file: 'Recognizer.java', write: javaSnippet },
}
