import type { GrammarRequest } from '@saywright/api/client'
import { ApiError } from '@saywright/api/contract'
import { useWriteGrammar } from '@saywright/api/react'
import { useEffect, useRef, useState } from 'react'
import type { HelperState } from './helperState.js'

export type Helper = {
  readonly state: HelperState
  readonly ask: (request: GrammarRequest) => void
  /** Aborts the request under way, and discards the offer. */
  readonly reset: () => void
}

/** One request for a grammar of a model at a time; leaving the page hangs up. */
export function useHelper(projectId: number, modelId: number): Helper {
  const write = useWriteGrammar(projectId)
  const [state, setState] = useState<HelperState>({ status: 'idle' })
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])

  const reset = () => {
    under.current?.abort()
    setState({ status: 'idle' })
  }
  const ask = (request: GrammarRequest) => {
    under.current?.abort()
    const ending = new AbortController()
    under.current = ending
    let running = { status: 'running', step: 'asking', text: '' } as HelperState & { status: 'running' }
    const show = (next: HelperState) => !ending.signal.aborted && setState(next)
    show(running)
    write(ofModel(request, modelId), {
      signal: ending.signal,
      onEvent: ({ type, data }) => {
        if (type === 'step')
          running = { ...running, step: data.step, text: data.step === 'repairing' ? '' : running.text }
        if (type === 'text') running = { ...running, text: running.text + data.text }
        show(running)
      },
    }).then(
      (result) => show({ status: 'offered', request, result }),
      (thrown) =>
        show({ status: 'failed', message: thrown instanceof ApiError ? thrown.serverMessage : undefined }),
    )
  }
  return { state, ask, reset }
}

/** A changed grammar imports what that of its model may. */
function ofModel(request: GrammarRequest, modelId: number): GrammarRequest {
  return request.mode === 'generate' ? { ...request, form: { ...request.form, model_id: modelId } } : request
}
