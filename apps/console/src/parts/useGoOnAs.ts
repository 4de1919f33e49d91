import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'

/**
 * Navigates after the session has changed to another account: cached data of the previous account is dropped, and the page
 * that is left is not loaded again for an account that may not see it.
 *
 * @returns a function that takes the first address of the other account.
 */
export function useGoOnAs(): (place: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  return useCallback(
    async (place) => {
      const all = () => true
      await mutate(all, undefined, { revalidate: false })
      await navigate(place, { flushSync: true })
      await mutate(all)
    },
    [mutate, navigate],
  )
}
