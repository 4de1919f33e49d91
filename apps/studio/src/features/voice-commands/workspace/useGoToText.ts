import { useEffect, useEffectEvent, useState } from 'react'
import type { WorkspaceTab } from '../model/workspaceTab.js'

type GoTo = (from: number, to: number) => void

/** Leads to a part of the text from any view: the text is opened first, then the part is selected. */
export function useGoToText(tab: WorkspaceTab, goTo: GoTo, onOpenTab: (tab: WorkspaceTab) => void): GoTo {
  const [wanted, setWanted] = useState<readonly [from: number, to: number]>()
  const select = useEffectEvent(() => {
    if (!wanted || tab !== 'grammar') return
    goTo(...wanted)
    setWanted(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of both may come last
  useEffect(() => select(), [wanted, tab])
  return (from, to) => {
    setWanted([from, to])
    onOpenTab('grammar')
  }
}
