import { type Ref, useEffect, useRef, useState } from 'react'
import { countdown } from './Countdown.css.js'
import { clockOf, durationOf, millisecondsToNext, secondsUntil } from './timeLeft.js'

export type CountdownProps = {
  /** End of the countdown. */
  until: Date | string | number
  /** Label of the countdown. Screen readers read it with the time when the user moves to it. */
  label: string
  /** Called once for each `until`, when it is reached. */
  onEnd?: () => void
  id?: string
  ref?: Ref<HTMLTimeElement>
}

/** Shows the time until a moment, in whole seconds. */
export function Countdown({ until, label, onEnd, ...rest }: CountdownProps) {
  const moment = new Date(until).getTime()
  const [now, setNow] = useState(() => Date.now())
  const left = secondsUntil(moment, now)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // Computed from the clock each time: a page in the background is woken late.
    const look = () => {
      const present = Date.now()
      setNow(present)
      if (present >= moment) end.current?.()
      else timer = setTimeout(look, millisecondsToNext(moment, present))
    }
    look()
    return () => clearTimeout(timer)
  }, [moment])
  return (
    // The clock of a server shows another second.
    <time
      {...rest}
      suppressHydrationWarning
      role="timer"
      aria-label={label}
      dateTime={durationOf(left)}
      className={countdown}
    >
      {clockOf(left)}
    </time>
  )
}
