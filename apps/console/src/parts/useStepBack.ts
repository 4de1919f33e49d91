import { useEffect, useEffectEvent } from 'react'
import { pageWithin, type ShownPage } from './pageWithin.js'

type Stepping = ShownPage & { readonly onPage: (page: number) => void }

/** Leads from beyond the last page of a list to its last page. */
export function useStepBack({ onPage, ...place }: Stepping): void {
  const within = pageWithin(place)
  const stepBack = useEffectEvent(() => within !== undefined && onPage(within))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is not there
  useEffect(() => void stepBack(), [within])
}
