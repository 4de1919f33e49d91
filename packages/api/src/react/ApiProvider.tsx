import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import type { Client } from '../client/createClient.js'
import type { ApiError } from '../contract/kernel/errors.js'
import { createTagRegistry, type TagRegistry } from './tagRegistry.js'

interface ApiContextValue {
  readonly client: Client
  readonly tags: TagRegistry
}

const ApiContext = createContext<ApiContextValue | undefined>(undefined)

function useApi(): ApiContextValue {
  const value = useContext(ApiContext)
  if (!value) throw new Error('Hooks of @saywright/api/react need an <ApiProvider> above them')
  return value
}

/** The client of the nearest provider, for calls without a hook. */
export const useClient = (): Client => useApi().client

export const useTags = (): TagRegistry => useApi().tags

/** Deletes the cache, which the next user of the same window must not see. */
function ForgetAtLogout({ client }: { readonly client: Client }) {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      client.session.subscribe(() => {
        if (client.session.token() === undefined) void mutate(() => true, undefined, { revalidate: false })
      }),
    [client, mutate],
  )
  return null
}

/** A list that left the screen a moment ago counts as fresh to SWR, even when something was added to it since. */
function ForgetFreshness({ tags }: { readonly tags: TagRegistry }) {
  const { mutate } = useSWRConfig()
  useEffect(() => tags.onInvalidate((isStale) => void mutate(isStale)), [tags, mutate])
  return null
}

/** Grows with each attempt, which SWR makes only in a window that is seen and online. */
const errorRetryInterval = 5000

interface ApiProviderProps {
  readonly client: Client
  readonly children: ReactNode
}

/** Provides a client, and a cache of its own, to the hooks below it. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  const value = useMemo(() => ({ client, tags: createTagRegistry() }), [client])
  const config = useMemo<SWRConfiguration>(() => {
    const cache = new Map()
    return {
      provider: () => cache,
      // The client already retries what can succeed; an unreachable server is called again until it responds.
      shouldRetryOnError: (error: ApiError) => error.kind === 'network',
      errorRetryInterval,
      revalidateOnReconnect: true,
      focusThrottleInterval: 30_000,
    }
  }, [])
  return (
    <ApiContext value={value}>
      <SWRConfig value={config}>
        <ForgetAtLogout client={client} />
        <ForgetFreshness tags={value.tags} />
        {children}
      </SWRConfig>
    </ApiContext>
  )
}
