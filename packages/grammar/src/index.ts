export { type Analysis, type AnalyzeOptions, analyze } from './analyze.js'
export { type CompiledGrammar, type CompiledNode, valuesOfSlot } from './compile/node.js'
export type { Conversion } from './convert/conversion.js'
export {
  type ConversionProblem,
  type ConversionProblemCode,
  conversionProblemCodes,
} from './convert/conversionProblem.js'
export { type ExportOptions, exportGrammar, exportSource } from './convert/exportGrammar.js'
export { type ForeignFormat, importGrammar, longestConversion } from './convert/importGrammar.js'
export { describeConversionProblem } from './convert/messages/describe.js'
export { type SrgsOptions, toSrgs } from './convert/toSrgs.js'
export {
  type Coverage,
  type CoverageOptions,
  type CoveredPlace,
  coverage,
  coverageOf,
} from './cover/coverage.js'
export { type CoverageOfParts, type CoveredCount, coverageOfParts } from './cover/coverageOfParts.js'
export {
  type CoveringOptions,
  type CoveringSentences,
  coveringSentences,
} from './cover/coveringSentences.js'
export { grammarOfIntent } from './cover/grammarOfIntent.js'
export {
  type MissingOptions,
  type MissingSentence,
  type MissingSentences,
  missingSentences,
} from './cover/missingSentences.js'
export type { DiagramBounds, DiagramLabels, DiagramSetting, DiagramWords } from './diagram/partOf.js'
export { type RuleDiagram, ruleDiagram } from './diagram/ruleDiagram.js'
export type {
  BoxKind,
  BoxShape,
  FrameShape,
  GroupShape,
  LabelShape,
  RailShape,
  Shape,
} from './diagram/shape.js'
export { type JsgfOptions, toJsgf } from './export/jsgf.js'
export { maxChoices } from './export/maxChoices.js'
export { speechWords } from './export/speechWords.js'
export { type SpokenWord, vocabularyOf } from './export/vocabularyOf.js'
export { type AcceptOptions, acceptSentence } from './fix/acceptSentence.js'
export { describeFix } from './fix/describeFix.js'
export type { QuickFix, QuickFixKind } from './fix/quickFix.js'
export { quickFixes } from './fix/quickFixes.js'
export { format } from './format/format.js'
export { formatRange } from './format/formatRange.js'
export {
  type ContrastingSentences,
  type ContrastOptions,
  contrastingSentences,
} from './generate/contrastingSentences.js'
export { type Count, countSentences } from './generate/countSentences.js'
export { type GenerateOptions, generate } from './generate/generate.js'
export { type OnlyInOptions, sentencesOnlyIn } from './generate/sentencesOnlyIn.js'
export { GrammarLibrary } from './grammar-library/GrammarLibrary.js'
export { describeSyntax, describeSyntaxGroup } from './help/describeSyntax.js'
export { syntaxFormOf } from './help/syntaxFormOf.js'
export {
  type SyntaxForm,
  type SyntaxGroup,
  type SyntaxName,
  syntaxForms,
  syntaxGroups,
} from './help/syntaxForms.js'
export type { SyntaxHelp } from './help/syntaxMessages.js'
export type { BuiltInRules, ImportedGrammar, NamedSource } from './imports/ImportedGrammar.js'
export { maxImportedCharacters, maxImportedGrammars } from './imports/ImportLimits.js'
export { importName } from './imports/importName.js'
export type { ImportLibrary, ImportOptions } from './imports/linkedImports.js'
export { rulesAfter } from './imports/rulesAfter.js'
export { addIntent } from './intents/addIntent.js'
export { type Intent, type IntentPart, intentsOf } from './intents/intentsOf.js'
export { type IntentChange, renameIntent } from './intents/renameIntent.js'
export { type IntentSampleOptions, sentencesOfIntent } from './intents/sentencesOfIntent.js'
export { Linter } from './lint/Linter.js'
export type { EmptySlot, ExpectedWord } from './match/Expectations.js'
export { isSameSentence } from './match/isSameSentence.js'
export type { Matched, NotMatched } from './match/MatchResult.js'
export { longestSentence, type MatchOptions, match } from './match/match.js'
export type { NearestSentence, NearestStep } from './match/nearest.js'
export type { PathStep } from './match/trace.js'
export type { Entity, Meaning } from './meaning/meaning.js'
export { describeProblem } from './messages/describeProblem.js'
export type { Locale } from './messages/sentences.js'
export { type ImportedRule, importedFrom } from './navigate/importedFrom.js'
export { importBegun, importsOffered, type OfferedGrammar } from './navigate/importsOffered.js'
export { type OutlineEntry, outline } from './navigate/outline.js'
export { renameImported } from './navigate/renameImported.js'
export { type Renaming, renameRule } from './navigate/renameRule.js'
export {
  mostChoices,
  mostComparedSentences,
  mostImportedCharacters,
  mostImportedGrammars,
} from './retired.js'
export {
  addDefaults,
  addSlot,
  changeDefault,
  isSameValue,
  removeDefault,
  removeSlot,
  type SlotChange,
  valueKey,
} from './slots/editSlots.js'
export { type DefaultValue, type GrammarSlot, slotsOf } from './slots/slotsOf.js'
export { type SlotWithoutValues, slotsWithoutValues } from './slots/slotsWithoutValues.js'
export { spellValue } from './slots/spellValue.js'
export { type AlignedPhonemes, alignPhonemes, soundLikeness } from './sound/alignPhonemes.js'
export {
  type ComparedSentences,
  type ComparedSentencesOptions,
  comparedSentences,
} from './sound/comparedSentences.js'
export {
  type ComparedSentence,
  type ConfusableOptions,
  type ConfusablePair,
  type ConfusablePairs,
  confusablePairs,
  maxComparedSentences,
} from './sound/confusablePairs.js'
export { createNearestSounds, type NearSound } from './sound/nearestSounds.js'
export { phonemeDistance } from './sound/phonemeDistance.js'
export type { SoundAlikePlace } from './sound/placeOfSteps.js'
export {
  type SoundAlike,
  type SoundAlikeEffect,
  type SoundAlikes,
  type SoundAlikesOptions,
  soundAlikes,
} from './sound/soundAlikes.js'
export { isExpectedMeaning, toExpectedMeaning } from './suite/isExpectedMeaning.js'
export { readMeaning, writeExpectedMeaning, writeMeaning } from './suite/meaningForm.js'
export {
  runSuite,
  runSuiteTest,
  type SuiteConclusion,
  type SuiteOptions,
  type SuiteResult,
} from './suite/runSuite.js'
export type { SuitePlace } from './suite/suitePlace.js'
export type { ExpectedEntity, ExpectedMeaning, SuiteTest } from './suite/suiteTest.js'
export { readSuiteText, type SuiteStatement, writeSuiteText } from './suite/suiteText.js'
export {
  definitionOf,
  type NamedRule,
  occurrencesOf,
  type ReadGrammar,
  referencesTo,
  ruleAt,
} from './symbols/occurrences.js'
export type { SlotValues } from './symbols/SlotValues.js'
export type { Symbols } from './symbols/symbols.js'
export type * from './syntax/ast.js'
export { joinWords } from './syntax/elision.js'
export { type Highlight, type HighlightKind, highlight } from './syntax/highlight.js'
export { normalizeWord, wordsOfSentence } from './syntax/normalizeWord.js'
export type { Position, Range } from './syntax/position.js'
export { print } from './syntax/print.js'
export { type Problem, type ProblemCode, problemCodes, type Severity } from './syntax/problem.js'
export { type SpokenPart, spokenParts } from './syntax/spokenWords.js'
export type { Token, TokenKind } from './syntax/token.js'
export {
  type DecodedText,
  decodeText,
  encodeText,
  TextDecodingError,
} from './text/decodeText.js'
export { type LineEnd, lineEndOf, withLineEnd } from './text/lineEnds.js'
export { applyEdits, type TextEdit } from './text/textEdit.js'
