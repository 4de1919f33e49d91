import { useEffect, useRef, useState } from 'react'
import type { WizardAddress } from './wizardAddress.js'
import { startStep, stepBeside, type WizardStep } from './wizardSteps.js'
import type { WizardStore } from './wizardStore.js'

type Options<Values> = {
  steps: readonly WizardStep<Values>[]
  initialValues: Values
  store: WizardStore<Values> | undefined
  address: WizardAddress | undefined
  onEnd: ((values: Values) => void) | undefined
}

/** State of a wizard: current step, values so far, and functions to move between steps. */
export function useWizard<Values>({ steps, initialValues, store, address, onEnd }: Options<Values>) {
  // The end cannot be opened by its address.
  const named = steps.find(({ id, isEnd }) => id === address?.step && !isEnd)?.id
  const [state, setState] = useState(() => {
    const stored = store?.read()
    const values = stored?.values ?? initialValues
    return { values, step: startStep(steps, values, named ?? stored?.step)?.id ?? '' }
  })
  /** Number of attempts to continue with something missing. */
  const [faults, setFaults] = useState(0)
  const [isPending, setIsPending] = useState(false)
  // A late response must find the changes made meanwhile.
  const latest = useRef(state)
  const current = steps.find(({ id }) => id === state.step)

  const move = (next: typeof state) => {
    const isEnd = steps.find(({ id }) => id === next.step)?.isEnd ?? false
    if (next.step !== latest.current.step) address?.go(next.step, isEnd)
    latest.current = next
    setState(next)
    if (isEnd) store?.clear()
    else store?.write(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address leads elsewhere
  useEffect(() => {
    const { values, step } = latest.current
    // A sent step stays sent: the last one is left by leaving the wizard.
    if (!address || address.step === step || current?.isEnd) return
    const target = named === undefined ? step : (startStep(steps, values, named)?.id ?? step)
    if (target !== address.step) address.go(target, true)
    if (target === step) return
    setFaults(0)
    latest.current = { values, step: target }
    setState(latest.current)
    store?.write(latest.current)
  }, [address?.step])
  const goTo = (distance: 1 | -1) => {
    const { values, step } = latest.current
    const target = stepBeside(steps, values, step, distance)
    setFaults(0)
    if (target) move({ values, step: target.id })
    else if (distance === 1) {
      store?.clear()
      onEnd?.(values)
    }
  }
  const tryNext = async () => {
    const { values } = latest.current
    if (current?.isReady && !current.isReady(values)) return setFaults(faults + 1)
    if (isPending) return
    setIsPending(true)
    try {
      if ((await current?.onNext?.(values)) !== false) goTo(1)
    } finally {
      setIsPending(false)
    }
  }
  const change = (values: Values) => move({ ...latest.current, values })
  return { ...state, current, faults, isPending, change, tryNext, next: () => goTo(1), back: () => goTo(-1) }
}
