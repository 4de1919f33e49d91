import type { Analysis } from '@saywright/grammar'
import { importRules, type LibraryRule, type WantedRule } from '@saywright/grammar/library'
import { useState } from 'react'
import { isFreeName, type OfferedRule, type OfferedSubject } from './offeredRules.js'

/** What is ticked of a kind: the name of the range, and the name that the rule is to have. */
export type RuleChoice = { readonly name: string; readonly as: string }

type Kind = OfferedRule['kind']

/** Which rules are ticked, each in which range and under which name, and the changes that import them. */
export function useImportChoice(analysis: Analysis, language: string, offered: readonly OfferedSubject[]) {
  const [ticked, setTicked] = useState<ReadonlySet<Kind>>(new Set())
  const [choices, setChoices] = useState<Readonly<Partial<Record<Kind, RuleChoice>>>>({})
  const choiceOf = ({ kind, ranges: [{ name }] }: OfferedRule) => choices[kind] ?? { name, as: name }
  const wanted: WantedRule[] = offered
    .flatMap(({ rules }) => rules)
    .filter(({ kind }) => ticked.has(kind))
    .map(choiceOf)
  const isNamed = wanted.every(
    ({ name, as = name }, at) =>
      isFreeName(analysis, as) && wanted.findIndex((each) => (each.as ?? each.name) === as) === at,
  )
  return {
    ticked,
    wanted,
    /** Whether at least one is ticked, and all have valid names. */
    canImport: wanted.length > 0 && isNamed,
    edits: importRules(analysis, language, wanted),
    choiceOf,
    /** The rule in the range that is chosen. */
    rangeOf: (rule: OfferedRule): LibraryRule =>
      rule.ranges.find(({ name }) => name === choiceOf(rule).name) ?? rule.ranges[0],
    choose: (kind: Kind, choice: RuleChoice) => setChoices({ ...choices, [kind]: choice }),
    /** Ticks exactly these of a subject; what is imported already stays as it is. */
    tick: ({ rules }: OfferedSubject, kinds: readonly Kind[]) => {
      const others = [...ticked].filter((kind) => rules.every((rule) => rule.kind !== kind))
      const own = rules.filter(({ kind, line }) => line === undefined && kinds.includes(kind))
      setTicked(new Set([...others, ...own.map(({ kind }) => kind)]))
    },
  }
}

export type ImportChoice = ReturnType<typeof useImportChoice>
