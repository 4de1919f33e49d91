import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'

/**
 * Leads on once the session is somebody else's: what one saw must not be taken for what the other sees, and the page that
 * is left must not be read again by who may not.
 *
 * @returns a function of the address at which the other begins.
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
