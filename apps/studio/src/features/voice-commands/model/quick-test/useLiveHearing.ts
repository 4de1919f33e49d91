import type { Listening } from '@saywright/api/client'
import { type ListeningEvent, toApiError } from '@saywright/api/contract'
import { useEffect, useRef, useState } from 'react'
import { hearingAfter, type LiveHearing, liveProblemOf } from './live.js'

/** Opens a connection for live recognition. */
export type Listen = (onEvent: (event: ListeningEvent) => void) => Listening

export type LiveHearingControl = {
  /** Undefined outside a recording. */
  readonly hearing: LiveHearing | undefined
  /** Takes sound of the recording that is made; the first of it opens the connection. */
  readonly hear: (samples: Float32Array) => void
  /** The recording is over. */
  readonly end: () => void
}

/** The partial results of a recording while it is made. Only one is recognized at a time. */
export function useLiveHearing(listen: Listen | undefined): LiveHearingControl {
  const [hearing, setHearing] = useState<LiveHearing>()
  const open = useRef<Listening>(undefined)
  const end = () => {
    open.current?.close()
    open.current = undefined
  }
  useEffect(() => () => open.current?.close(), [])
  const begin = (connect: Listen) => {
    setHearing({ status: 'connecting' })
    const made = connect((event) => setHearing((before) => before && hearingAfter(before, event)))
    made.over.catch((thrown: unknown) => {
      if (open.current === made) setHearing({ status: 'failed', problem: liveProblemOf(toApiError(thrown)) })
    })
    open.current = made
    return made
  }
  return {
    hearing,
    hear: (samples) => {
      if (listen) (open.current ?? begin(listen)).hear(samples)
    },
    end: () => {
      end()
      setHearing(undefined)
    },
  }
}
