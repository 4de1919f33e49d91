import type { ConversionProblems } from './conversionProblem.js'
import type { ForeignGrammar } from './ForeignGrammar.js'
import { SrgsXmlReader } from './SrgsXmlReader.js'
import { startsOfSrgs, targetOfSrgs } from './srgs.js'
import { xmlEvents } from './xmlEvents.js'

/** Reads a grammar in the XML form of the Speech Recognition Grammar Specification 1.0, W3C, 16 March 2004. */
export function readSrgsXml(text: string, problems: ConversionProblems): ForeignGrammar {
  const reader = new SrgsXmlReader(problems)
  for (const event of xmlEvents(text)) reader.read(event)
  reader.finish(text.length)
  const { rules, root, publicRules, language, headComments, endComments } = reader
  const starts = startsOfSrgs({ root, rootRange: reader.rootRange, rules, publicRules }, problems)
  return {
    name: '',
    language,
    rules: [...rules.values()],
    starts,
    exports: publicRules,
    headComments,
    endComments,
    targetOf: ({ name }) => targetOfSrgs(name, rules),
  }
}
