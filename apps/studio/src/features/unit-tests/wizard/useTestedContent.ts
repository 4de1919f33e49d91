import { languageOf } from '@saywright/api/catalogue'
import { analyze, type GrammarLibrary } from '@saywright/grammar'
import { useMemo } from 'react'
import type { TestedModel } from '../useTestedModel.js'
import type { TestedContent } from './stepOfTest.js'

interface Around {
  /** The models from which a grammar may import. */
  readonly library: GrammarLibrary | undefined
  /** Where the model is opened. */
  readonly href: string
}

/** What the recordings of a test of a model are checked against. */
export function useTestedContent(model: TestedModel, { library, href }: Around): TestedContent {
  return useMemo(() => {
    const around = { href, lang: languageOf(model.language)?.bcp47 }
    if (model.type === 'wake_word') return { ...around, type: model.type, words: model.content }
    const { grammar, slots } = model.content
    const analysis = analyze(grammar, { name: model.name, library })
    return { ...around, type: model.type, analysis, slots }
  }, [model, library, href])
}
