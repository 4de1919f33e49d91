import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export type VirtualListType = ComponentType<{ children: ReactNode }>

/**
 * Number of options above which only visible ones are rendered: opening 1,000 takes about 0.1 s instead of
 * 0.9 s.
 */
const shortList = 100

/** The virtual list, once it is needed and loaded; the plain list is used until then. */
export function useVirtualList(optionCount: number): VirtualListType | undefined {
  const [list, setList] = useState<VirtualListType>()
  const isLong = optionCount > shortList
  useEffect(() => {
    if (isLong) void import('./VirtualList.js').then(({ VirtualList }) => setList(() => VirtualList))
  }, [isLong])
  return isLong ? list : undefined
}
